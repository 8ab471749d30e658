import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Editing } from './core/state.ts';
import type { CellFault } from './useSheet.ts';

interface RefusalsProps {
  readonly faults: readonly CellFault[];
  /** The cell that is typed in; its field is described by its own fault. */
  readonly editing: Editing | undefined;
  /** The name of a cell: row and column. */
  readonly nameOf: (fault: CellFault) => string;
}

/** At most as many new refusals are read; the count beside the save button says how many there are. */
const READ = 3;

/** Announces the cells of a sheet that are newly refused, each with its reason, when the focus has left them. */
export const Refusals = ({ faults, editing, nameOf }: RefusalsProps) => {
  const { t } = useTranslation();
  const known = useRef<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  const settled = faults.filter(({ rowId, columnId }) => editing?.row !== rowId || editing.column !== columnId);
  const textOf = (fault: CellFault) => t('sheet.refused', { cell: nameOf(fault), reason: fault.text });
  const key = settled.map(({ rowId, columnId, text }) => `${rowId} ${columnId} ${text}`).join('\n');
  const say = useEffectEvent(() => {
    const texts = settled.map(textOf);
    const news = texts.filter((text) => !known.current.has(text));
    known.current = new Set(texts);
    if (news.length > 0 || texts.length === 0) setSaid(news.slice(0, READ).join(' '));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each change of the refusals.
  useEffect(() => say(), [key]);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
};
