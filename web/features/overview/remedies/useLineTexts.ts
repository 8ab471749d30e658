import { useTranslation } from 'react-i18next';
import type { RemedyLine } from '#shared/model/remedy.ts';
import { addDays } from '#shared/time/day.ts';
import { weekOf } from '#shared/time/week.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { shadeOf, shownFigure, verdictOf } from '#web/kit/ui/figures/shade.ts';
import { weekRun } from '#web/kit/ui/weeks.ts';

/** A part of a text; the figure in it is written bold. */
export interface Part {
  readonly key: string;
  /** Between it and the part before: lenders are listed together. */
  readonly after: string;
  readonly text: string;
  readonly figure?: string;
}

/** What the measures leave, or give beyond the demand; `whole` says that it is in the mean, where that has room. */
interface Rest {
  readonly text: string;
  readonly whole: string;
}

const SHOWN = 0.005;

/** `v51–v02`: the weeks of a run. */
export const weeksText = ({ start, weeks }: Pick<RemedyLine, 'start' | 'weeks'>): string =>
  weekRun(weekOf(start), weekOf(addDays(start, 7 * (weeks - 1))));

/** Thousands of kronor, without decimals. */
export const thousands = (kronor: number): string => numberText(Math.round(kronor / 1000));

/** What a shortage is due to, and what closes it, in words. */
export const useLineTexts = () => {
  const { t } = useTranslation();
  const services = (value: number) => numberText(value, 'keyValue');
  const whyOf = ({ causes: { away, ended, daysOff, rise } }: RemedyLine): string => {
    const kinds = away.map(({ kind, people: count }) => t(`remedies.why.kind.${kind ?? 'unknown'}`, { count }));
    const all = away.reduce((sum, { people }) => sum + people, 0);
    const gone = services(away.reduce((sum, one) => sum + one.services, 0));
    const absent =
      kinds.length === 1
        ? [`${kinds[0]} (${gone})`]
        : kinds.length > 1
          ? [`${t('remedies.why.away', { count: all, services: gone })}: ${kinds.join(', ')}`]
          : [];
    const texts = [
      ...absent,
      ...(ended.people > 0
        ? [t('remedies.why.ended', { count: ended.people, services: services(ended.services) })]
        : []),
      ...(daysOff.length > 0 ? [daysOff.join(', ')] : []),
      ...(rise !== null && rise >= SHOWN ? [t('remedies.why.rise', { rise: numberText(rise) })] : []),
    ];
    return texts.length > 0 ? texts.join(' · ') : t('remedies.why.none');
  };
  const partsOf = ({ parts }: RemedyLine): readonly Part[] =>
    parts.map(({ kind, unitName: unit = '', services: amount }, index) => {
      const isFurther = kind === 'loan' && parts[index - 1]?.kind === 'loan';
      const isLast = parts[index + 1]?.kind !== 'loan';
      return {
        key: `${kind} ${unit}`,
        after: isFurther ? (isLast ? ` ${t('remedies.and')} ` : ', ') : index > 0 ? ' · ' : '',
        text: isFurther ? unit : t(`remedies.part.${kind}`, { unit }),
        figure: numberText(amount),
      };
    });
  /** What the worst week still lacks; else what the weeks have over the demand, where that is a surplus. */
  const restOf = ({ left, meanLeft }: RemedyLine): Rest | undefined => {
    if (left >= SHOWN) {
      const text = t('remedies.left', { left: numberText(left) });
      return { text, whole: text };
    }
    if (verdictOf(shadeOf(shownFigure(meanLeft))) !== 'over') return undefined;
    const over = numberText(meanLeft, 'receipt');
    return { text: t('remedies.over', { over }), whole: t('remedies.build.over', { over }) };
  };
  return { whyOf, partsOf, restOf };
};
