import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { monthNames } from '#shared/model/activity.ts';
import { parseDecimal } from '#shared/quantity/parse.ts';
import { longMonth, monthOfYear } from '#web/domain/followup/months.ts';
import { FactList } from '#web/kit/ui/figures/FactList.tsx';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import styles from './Absence.module.css';
import { percentText, proposalOf } from './model/rows.ts';
import type { AbsenceSheet } from './useAbsence.ts';

interface CellCardProps {
  readonly absence: AbsenceSheet;
  readonly canWrite: boolean;
}

/** The selected cell: what counts and where it comes from, its proposal, and what the month was in the years before. */
export const CellCard = ({ absence: { sheet, toProposal }, canWrite }: CellCardProps) => {
  const { t } = useTranslation();
  const { row: at, column } = sheet.state.selection.active;
  const live = sheet.rows[at];
  const month = monthNames[column];
  if (!live || !month || live.row.kind === 'sum') return null;
  const { category, kind } = live.row;
  const text = live.texts[month] ?? '';
  const typed = parseDecimal(text);
  const proposal = proposalOf(category, kind, column);
  const percent = (value: number) => t('absence.percent', { value: percentText(value) });
  const history = category.history?.[kind];
  const organizations = category.organization?.[kind][column] ?? null;
  const outcomes = (history?.outcomes ?? []).filter((one) => one.month === column + 1);
  const source = t(`absence.source.${proposal.source}`);
  const proposed = proposal.source === 'none' ? source : `${percent(proposal.percent)}, ${source}`;
  const facts: readonly (readonly [string, string])[] = [
    [t('absence.cell.proposal'), proposed],
    ...outcomes.map((one): [string, string] => [monthOfYear(one.year, one.month), percent(one.percent)]),
    [t('absence.cell.organization'), organizations === null ? '–' : percent(organizations)],
    [t('absence.basis'), t('absence.months', { count: history?.months ?? 0 })],
  ];
  const kindName = t(`absence.kind.${kind}`).toLowerCase();
  return (
    <Card title={`${category.name}, ${kindName}, ${longMonth(column + 1).toLowerCase()}`}>
      <p className={styles.value}>
        <b>{text === '' ? percent(proposal.percent) : typed === null ? text : percent(typed)}</b>
        <span>{t(`absence.source.${text === '' ? proposal.source : 'unit'}`)}</span>
      </p>
      <FactList facts={facts} className={styles.facts} />
      {canWrite && text !== '' && (
        <Button className={styles.back ?? ''} size="small" onClick={() => toProposal(live.row.id, month)}>
          {t('absence.cell.back')}
        </Button>
      )}
    </Card>
  );
};
