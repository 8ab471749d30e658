import { describe, expect, it } from 'vitest';
import { type Command, commandOf, editingCommandOf, type Key } from '#web/kit/ui/sheet/core/command.ts';

const press = (text: string): Key => {
  const parts = text.split('+');
  return {
    key: parts.at(-1)!,
    ctrlKey: parts.includes('Ctrl'),
    metaKey: parts.includes('Cmd'),
    shiftKey: parts.includes('Shift'),
    altKey: parts.includes('Alt'),
  };
};

describe('keys while nothing is edited', () => {
  it.each<[string, Command | undefined]>([
    ['ArrowDown', { do: 'move', step: 'down', reach: 'cell' }],
    ['Shift+ArrowLeft', { do: 'extend', step: 'left', reach: 'cell' }],
    ['Ctrl+ArrowRight', { do: 'move', step: 'right', reach: 'edge' }],
    ['Ctrl+Shift+ArrowUp', { do: 'extend', step: 'up', reach: 'edge' }],
    ['Home', { do: 'move', step: 'left', reach: 'edge' }],
    ['Shift+End', { do: 'extend', step: 'right', reach: 'edge' }],
    ['Ctrl+Home', { do: 'corner', end: false, extend: false }],
    ['Ctrl+Shift+End', { do: 'corner', end: true, extend: true }],
    ['PageDown', { do: 'move', step: 'down', reach: 'page' }],
    ['Tab', { do: 'tab', way: 1 }],
    ['Shift+Tab', { do: 'tab', way: -1 }],
    ['Shift+Enter', { do: 'enter', way: -1 }],
    ['F2', { do: 'edit' }],
    ['Delete', { do: 'clear' }],
    ['Alt+ArrowUp', { do: 'step', by: 1 }],
    ['Alt+ArrowDown', { do: 'step', by: -1 }],
    ['Alt+Shift+ArrowUp', undefined],
    ['Backspace', { do: 'clear' }],
    [' ', { do: 'toggle' }],
    ['Shift+ ', { do: 'widen', along: 'rows' }],
    ['Ctrl+ ', { do: 'widen', along: 'columns' }],
    ['Ctrl+a', { do: 'all' }],
    ['Ctrl+d', { do: 'down' }],
    ['Ctrl+R', { do: 'right' }],
    ['Ctrl+z', { do: 'undo' }],
    ['Cmd+z', { do: 'undo' }],
    ['Ctrl+y', { do: 'redo' }],
    ['Ctrl+Shift+Z', { do: 'redo' }],
    ['7', { do: 'replace' }],
    ['å', { do: 'replace' }],
    ['Dead', { do: 'replace' }],
    ['Ctrl+c', undefined],
    ['Ctrl+v', undefined],
    ['Ctrl+s', undefined],
    ['Shift', undefined],
    ['F5', undefined],
    ['Alt+ArrowLeft', undefined],
  ])('%s', (keys, command) => {
    expect(commandOf(press(keys))).toEqual(command);
  });

  it('AltGr, reported as Ctrl and Alt, types its character', () => {
    expect(commandOf({ key: '@', ctrlKey: true, altKey: true, shiftKey: false, metaKey: false })).toEqual({
      do: 'replace',
    });
  });
});

describe('keys while a cell is edited', () => {
  it('arrows leave a cell whose text is replaced, and move the caret in one whose text is edited', () => {
    expect(editingCommandOf(press('ArrowDown'), true)).toEqual({ do: 'move', step: 'down', reach: 'cell' });
    expect(editingCommandOf(press('ArrowLeft'), false)).toBeUndefined();
    expect(editingCommandOf(press('Shift+ArrowLeft'), true)).toBeUndefined();
  });

  it.each<[string, Command | undefined]>([
    ['Enter', { do: 'enter', way: 1 }],
    ['Shift+Tab', { do: 'tab', way: -1 }],
    ['Escape', { do: 'escape' }],
    ['7', undefined],
    ['Delete', undefined],
    ['Home', undefined],
    ['Ctrl+z', undefined],
  ])('%s', (keys, command) => {
    expect(editingCommandOf(press(keys), true)).toEqual(command);
  });
});
