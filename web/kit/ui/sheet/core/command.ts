import type { Reach, Step } from './selection.ts';

/** The command of a key. */
export type Command =
  | { readonly do: 'move' | 'extend'; readonly step: Step; readonly reach: Reach }
  | { readonly do: 'corner'; readonly end: boolean; readonly extend: boolean }
  | { readonly do: 'tab' | 'enter'; readonly way: 1 | -1 }
  | { readonly do: 'widen'; readonly along: 'rows' | 'columns' }
  | { readonly do: 'step'; readonly by: 1 | -1 }
  | { readonly do: 'all' | 'edit' | 'replace' | 'toggle' | 'clear' | 'down' | 'right' | 'undo' | 'redo' | 'escape' };

/** A key press, as the browser reports it. */
export interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

const arrows: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};
const pages: Readonly<Record<string, Step>> = { PageUp: 'up', PageDown: 'down' };
const row: Readonly<Record<string, Step>> = { Home: 'left', End: 'right' };

const motion = ({ key, shiftKey }: Key, control: boolean): Command | undefined => {
  const go = shiftKey ? 'extend' : 'move';
  const arrow = arrows[key];
  if (arrow) return { do: go, step: arrow, reach: control ? 'edge' : 'cell' };
  const page = pages[key];
  if (page) return control ? undefined : { do: go, step: page, reach: 'page' };
  const side = row[key];
  if (side && control) return { do: 'corner', end: key === 'End', extend: shiftKey };
  return side && { do: go, step: side, reach: 'edge' };
};

const letters: Readonly<Record<string, Command>> = {
  a: { do: 'all' },
  d: { do: 'down' },
  r: { do: 'right' },
  z: { do: 'undo' },
  y: { do: 'redo' },
};

/** The command of a key while no cell is being edited; undefined leaves it to the browser. */
export const commandOf = (press: Key): Command | undefined => {
  const { key, shiftKey, altKey } = press;
  const control = press.ctrlKey || press.metaKey;
  if (altKey && !control && !shiftKey && (key === 'ArrowUp' || key === 'ArrowDown'))
    return { do: 'step', by: key === 'ArrowUp' ? 1 : -1 };
  // The browser reports AltGr as Ctrl and Alt; it types a character.
  if (altKey) return control && [...key].length === 1 ? { do: 'replace' } : undefined;
  const moving = motion(press, control);
  if (moving) return moving;
  if (key === ' ' && control) return { do: 'widen', along: 'columns' };
  if (control) return key.toLowerCase() === 'z' && shiftKey ? { do: 'redo' } : letters[key.toLowerCase()];
  switch (key) {
    case 'Tab':
      return { do: 'tab', way: shiftKey ? -1 : 1 };
    case 'Enter':
      return { do: 'enter', way: shiftKey ? -1 : 1 };
    case 'F2':
      return { do: 'edit' };
    case 'Escape':
      return { do: 'escape' };
    case 'Delete':
    case 'Backspace':
      return { do: 'clear' };
    case ' ':
      return shiftKey ? { do: 'widen', along: 'rows' } : { do: 'toggle' };
    default:
      return [...key].length === 1 || key === 'Dead' ? { do: 'replace' } : undefined;
  }
};

/**
 * The command of a key while a cell is being edited: the text is committed and left (`move`, `tab`, `enter`) or restored
 * (`escape`). While a text is edited the arrows move the caret; while it is replaced they leave the cell.
 */
export const editingCommandOf = (press: Key, over: boolean): Command | undefined => {
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined;
  const step = arrows[press.key];
  if (step) return over && !press.shiftKey ? { do: 'move', step, reach: 'cell' } : undefined;
  if (press.key === 'Tab' || press.key === 'Enter' || press.key === 'Escape') return commandOf(press);
  return undefined;
};
