import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import Button from 'antd/es/button';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RemedyPlan } from '#shared/model/remedy.ts';
import { weekOf } from '#shared/time/week.ts';
import { absenceInBar, type BarWords } from '#web/domain/planning/absence/barWords.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { useIsPhone } from '#web/kit/ui/hooks/useMedia.ts';
import { weekLabel } from '#web/kit/ui/weeks.ts';
import { thisMonday } from '../../useView.ts';
import { weeksText } from '../useLineTexts.ts';
import type { Run } from './model.ts';
import styles from './Weeks.module.css';
import { explainingPeople, type Stretch } from './why.ts';

/** As many people are shown on a phone before all are asked for. */
const FEW = 5;

/** The rates of the stretches of a person in which services come, or are missed; each once, the lowest first. */
const ratesOf = (stretches: readonly Stretch[], isComing: boolean): readonly string[] => [
  ...new Set(
    stretches
      .filter(({ kind }) => (kind === 'coming') === isComing)
      .toSorted((a, b) => a.rate - b.rate)
      .map(({ rate }) => numberText(rate, 'receipt', { sign: isComing })),
  ),
];

/** What is missed, then what comes: one rate, or from the lowest to the highest, since a row has one line. */
const ratesText = (stretches: readonly Stretch[]): string =>
  [false, true]
    .map((isComing) => ratesOf(stretches, isComing))
    .filter(({ length }) => length > 0)
    .map((rates) => (rates.length > 1 ? `${rates[0]}–${rates.at(-1)}` : rates[0]))
    .join(' / ');

/** The px of a stretch beside its text, and those of its lock. */
const BESIDE = 14;
const LOCK = 15;

/** Of what was before this week. */
const past = { leaving: 'left', coming: 'came' } as const;

interface WhyRowsProps {
  readonly plan: RemedyPlan;
  readonly run: Run;
  readonly words: BarWords;
  /** The first and the last week in sight, `3 12`; '' until they are measured. */
  readonly seen: string;
}

/** Who explains the shortage, over the weeks of the table, a row a person; memoised, since no amount changes it. */
export const WhyRows = memo(({ plan: { weeks }, run, words, seen }: WhyRowsProps) => {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const [all, showAll] = useState(false);
  const people = explainingPeople(run.people, weeks);
  if (people.length === 0) return null;
  const [from = 0, to = weeks.length] = seen === '' ? [] : seen.split(' ').map(Number);
  const weeksAt = ({ first, end }: Stretch) => weeksText({ start: weeks[first]!.start, weeks: end - first });
  /** Where the nearest stretch is, when none is in sight. */
  const beyondOf = (stretches: readonly Stretch[]): string | undefined => {
    if (stretches.some(({ first, end }) => first <= to && end > from)) return undefined;
    const after = stretches.filter(({ first }) => first > to).toSorted((a, b) => a.first - b.first)[0];
    const before = stretches.toSorted((a, b) => b.end - a.end)[0]!;
    return after ? `${weeksAt(after)} →` : `← ${weeksAt(before)}`;
  };
  const now = thisMonday();
  const isLong = isPhone && people.length > FEW;
  const textOf = ({ kind, absence, day }: Stretch) =>
    kind !== 'away'
      ? t(`remedies.build.${day < now ? past[kind] : kind}`, { week: weekLabel(weekOf(day)) })
      : absence
        ? t(`assets.absence.${absence}`)
        : t('remedies.build.away');
  return (
    <tbody className={styles.why}>
      <tr>
        <th scope="rowgroup" colSpan={weeks.length + 2}>
          <span className={styles.stays}>{t('remedies.build.why')}</span>
        </th>
      </tr>
      {people.slice(0, isLong && !all ? FEW : undefined).map(({ assetId, name, stretches }) => (
        <tr key={assetId}>
          <th scope="row">{name}</th>
          <td colSpan={weeks.length}>
            <div
              className={styles.stretches}
              style={{ gridTemplateColumns: `repeat(${weeks.length}, minmax(0, 1fr))` }}
            >
              {beyondOf(stretches) && (
                <span className={styles.beyond} aria-hidden>
                  <span>{beyondOf(stretches)}</span>
                </span>
              )}
              {stretches.map((stretch) => {
                const { kind, first, end, isLocked } = stretch;
                const at = weeksAt(stretch);
                const text = textOf(stretch);
                const room = (end - first) * words.week - BESIDE - (isLocked ? LOCK : 0);
                const short = kind === 'away' && stretch.absence ? absenceInBar(stretch.absence, room, words) : text;
                return (
                  <span
                    key={`${kind} ${first}`}
                    className={`${styles.stretch} ${styles[kind]}`}
                    style={{ gridColumn: `${first + 1} / ${end + 1}` }}
                    title={`${text} ${at}`}
                  >
                    <span className={styles.word} aria-hidden={short !== text}>
                      {short}
                    </span>
                    <span className="visually-hidden">
                      {short === text ? '' : text} {at}
                    </span>
                    {isLocked && <LockOutlined aria-label={t('remedies.build.locked')} />}
                  </span>
                );
              })}
            </div>
          </td>
          <td
            className={styles.meanCell}
            title={[false, true].flatMap((isComing) => ratesOf(stretches, isComing)).join(' · ')}
          >
            {ratesText(stretches)}
          </td>
        </tr>
      ))}
      {isLong && (
        <tr>
          <th scope="rowgroup" colSpan={weeks.length + 2}>
            <Button
              className={styles.stays ?? ''}
              type="link"
              size="small"
              aria-expanded={all}
              onClick={() => showAll(!all)}
            >
              {all ? t('remedies.showFew') : t('remedies.showAll', { count: people.length })}
            </Button>
          </th>
        </tr>
      )}
    </tbody>
  );
});
WhyRows.displayName = 'WhyRows';
