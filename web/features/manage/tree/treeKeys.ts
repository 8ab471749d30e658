import { comparable } from '#shared/text/names.ts';
import type { TreeRow } from './nodes.ts';

/** What a key does in a tree: another line gets the focus, a branch opens or closes. */
export type TreeStep = { readonly focus: string } | { readonly toggle: string };

const at = (rows: readonly TreeRow[], index: number): TreeStep | undefined => {
  const row = rows[Math.max(0, Math.min(rows.length - 1, index))];
  return row && { focus: row.node.id };
};

/** The next line, from the one with the focus and around, whose name begins with the letter. */
const byLetter = (rows: readonly TreeRow[], from: number, letter: string): TreeStep | undefined => {
  const wanted = comparable(letter);
  const around = [...rows.slice(from + 1), ...rows.slice(0, from + 1)];
  const hit = around.find(({ node }) => comparable(node.name).startsWith(wanted));
  return hit && { focus: hit.node.id };
};

/** What a key does on the line with the focus (WAI-ARIA tree pattern); undefined for other keys. */
export const stepOf = (rows: readonly TreeRow[], focused: string, key: string): TreeStep | undefined => {
  const from = rows.findIndex(({ node }) => node.id === focused);
  const row = rows[from];
  if (row === undefined) return undefined;
  switch (key) {
    case 'ArrowDown':
      return at(rows, from + 1);
    case 'ArrowUp':
      return at(rows, from - 1);
    case 'Home':
      return at(rows, 0);
    case 'End':
      return at(rows, rows.length - 1);
    case 'ArrowRight':
      if (row.isOpen === undefined) return undefined;
      return row.isOpen ? at(rows, from + 1) : { toggle: focused };
    case 'ArrowLeft':
      if (row.isOpen) return { toggle: focused };
      return row.parentId === undefined ? undefined : { focus: row.parentId };
    default:
      return key.length === 1 && key !== '/' && key !== ' ' ? byLetter(rows, from, key) : undefined;
  }
};
