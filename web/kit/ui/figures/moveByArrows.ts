import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

const figuresOf = (row: Element): readonly HTMLButtonElement[] => [...row.querySelectorAll('button')];

/** Moves the focus between the buttons of a table by the arrow keys, so that it is one tab stop. */
export const moveByArrows = (event: KeyboardEvent<HTMLTableElement>): void => {
  const step = steps[event.key];
  const from = event.target;
  if (step === undefined || !(from instanceof HTMLButtonElement)) return;
  const rows = [...event.currentTarget.querySelectorAll('tbody tr')].map(figuresOf).filter(({ length }) => length > 0);
  const at = rows.findIndex((row) => row.includes(from));
  const row = rows[at + step[0]];
  const target = row?.[Math.min(row.length - 1, (rows[at]?.indexOf(from) ?? 0) + step[1])];
  if (target === undefined) return;
  event.preventDefault();
  from.tabIndex = -1;
  target.tabIndex = 0;
  target.focus();
};
