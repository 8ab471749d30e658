import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moved } from './move.ts';
import { useDrag } from './useDrag.ts';

/** What can be moved among its siblings. */
export interface Movable {
  readonly id: string;
  readonly name: string;
}

interface MovesOptions<Row> {
  /** In their order. */
  readonly rows: readonly Row[];
  /** The element whose children carry the ids of the rows as `data-id`. */
  readonly body: RefObject<HTMLElement | null>;
  /** The ids in their new order. */
  readonly onOrder: (ids: readonly string[]) => void;
  /** Announces a move. */
  readonly say: (text: string) => void;
}

/** Moves rows by dragging, by the menu of a handle, or with Alt and the arrow keys; the moved row keeps the focus. */
export const useMoves = <Row extends Movable>({ rows, body, onOrder, say }: MovesOptions<Row>) => {
  const { t } = useTranslation();
  const [focus, setFocus] = useState<string>();

  const move = (id: string, to: number) => {
    const from = rows.findIndex((row) => row.id === id);
    const place = Math.max(0, Math.min(rows.length - 1, to));
    const name = rows[from]?.name ?? '';
    if (place === from) return;
    onOrder(moved(rows, from, place).map((row) => row.id));
    say(t('ui.order.moved', { name, place: place + 1, count: rows.length }));
    setFocus(id);
  };
  const { drag, grip } = useDrag(body, move);

  // A row that is moved in the document loses the focus.
  useEffect(() => {
    if (focus === undefined || rows.length === 0) return;
    body.current?.querySelector<HTMLElement>(`[data-id="${focus}"] button`)?.focus();
  }, [focus, rows, body]);

  const onKeyDown = (event: KeyboardEvent, id: string, at: number) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || step === 0) return;
    event.preventDefault();
    move(id, at + step);
  };

  const from = drag ? rows.findIndex(({ id }) => id === drag.id) : -1;
  return {
    /** As they are shown, also while one is dragged. */
    shown: drag && from >= 0 ? moved(rows, from, drag.to) : rows,
    /** The id of the row that is dragged. */
    dragged: drag?.id,
    /** What the handle of a row needs. */
    handleOf: ({ id, name }: Movable, at: number) => ({
      name,
      at,
      count: rows.length,
      move: (to: number) => move(id, to),
      grip: { onKeyDown: (event: KeyboardEvent) => onKeyDown(event, id, at), ...grip(id, at) },
    }),
  };
};
