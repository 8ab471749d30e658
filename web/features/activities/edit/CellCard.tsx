import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { costKindOf, costOfHours, isCostedAtHour, servicesOfHours } from '#shared/calculation/index.ts';
import { monthNames } from '#shared/model/activity.ts';
import type { FollowUpUnit } from '#shared/model/followUp.ts';
import { parseDecimal } from '#shared/quantity/parse.ts';
import { dayText } from '#web/kit/ui/dates.ts';
import { Num } from '#web/kit/ui/figures/Num.tsx';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import { Decision } from './Decision.tsx';
import styles from './Edit.module.css';
import { longMonth } from './model/months.ts';
import { importOf, shownText, workedOf } from './model/rows.ts';
import type { useInputs } from './useInputs.tsx';

interface CellCardProps {
  readonly inputs: ReturnType<typeof useInputs>;
  readonly summary: FollowUpUnit | undefined;
}

const minus = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : a - b);

/** The selected cell: where its value comes from, what it costs, and its month before and after. */
export const CellCard = ({ inputs, summary }: CellCardProps) => {
  const { t } = useTranslation();
  const { sheet, rows } = inputs;
  const saved = useMemo(() => workedOf(rows.map((row) => ({ row, texts: row.texts }))), [rows]);
  const worked = useMemo(() => workedOf(sheet.rows), [sheet.rows]);
  const { row: at, column } = sheet.state.selection.active;
  const live = sheet.rows[at];
  const month = monthNames[column];
  if (!live || !month || live.row.activity.isHeader) return null;
  const { activity, input, texts: stored } = live.row;
  const text = live.texts[month] ?? '';
  const value = parseDecimal(text);
  const isTyped = live.changed.has(month);
  const isHours = activity.type !== 'Other' || activity.map !== null;
  const given = importOf(input, month);
  const isImported = given !== undefined && value === given.value;
  const source = isTyped ? 'typed' : isImported ? 'imported' : value === null ? 'none' : 'byHand';
  const rates = summary?.rates ?? undefined;
  const servicesOf = (hours: number | null) => (hours === null ? null : servicesOfHours(hours, rates));
  const demand =
    summary?.groups.flatMap(({ rows }) => rows).find(({ key }) => key === 'demand')?.months[column] ?? null;
  const conflict = inputs.conflictAt(live.row.id, month);
  const name = longMonth(month);
  const compared = [
    { id: 'worked', before: saved[column] ?? null, after: worked[column] ?? null },
    { id: 'demand', before: demand, after: demand },
    { id: 'difference', before: minus(saved[column] ?? null, demand), after: minus(worked[column] ?? null, demand) },
  ] as const;
  const difference = compared[2];
  const inServices = {
    id: 'services',
    before: servicesOf(difference.before),
    after: servicesOf(difference.after),
  } as const;
  return (
    <Card title={`${activity.name}, ${name.toLowerCase()}`} className={styles.cell}>
      {conflict && (
        <Decision conflict={conflict} show={shownText} onDecide={(mine) => inputs.decide(live.row.id, month, mine)} />
      )}
      <p className={styles.value}>
        <b>{text === '' ? '–' : shownText(text)}</b>
        <span>
          {isHours && <span>{t('activities.edit.cell.hours')}</span>}
          {isTyped && (
            <span>
              {t('activities.edit.cell.saved', { value: shownText(stored[month] ?? '') || t('ui.conflict.empty') })}
            </span>
          )}
        </span>
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('activities.edit.cell.source')}</dt>
          <dd>
            {source === 'imported' && given
              ? t('activities.edit.source.imported', { day: dayText(given.day, { year: true }) })
              : t(`activities.edit.source.${source}`)}
          </dd>
        </div>
        {isHours && (
          <>
            <div>
              <dt>{t('activities.edit.cell.cost')}</dt>
              <dd>
                <Num value={costOfHours(value, costKindOf(activity), rates)} /> {t('activities.edit.cell.thousands')}
                {isCostedAtHour(costKindOf(activity), rates) && <small> {t('followup.tip.costAtHour')}</small>}
              </dd>
            </div>
            <div>
              <dt>{t('activities.edit.cell.staffing')}</dt>
              <dd>
                <Num value={servicesOf(value)} as="receipt" /> {t('activities.edit.cell.services')}
              </dd>
            </div>
          </>
        )}
      </dl>
      <table className={styles.compared}>
        <thead>
          <tr>
            <th scope="col">{name}</th>
            <th scope="col">{t('activities.edit.cell.before')}</th>
            <th scope="col">{t('activities.edit.cell.after')}</th>
          </tr>
        </thead>
        <tbody>
          {[...compared, inServices].map(({ id, before, after }) => {
            const as = id === 'services' ? 'receipt' : 'number';
            const isDifference = id === 'difference' || id === 'services';
            return (
              <tr key={id}>
                <th scope="row">{t(`activities.edit.month.${id}`)}</th>
                <td>
                  <Num value={before} as={as} difference={isDifference} />
                </td>
                <td>
                  <Num value={after} as={as} difference={isDifference} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Card>
  );
};
