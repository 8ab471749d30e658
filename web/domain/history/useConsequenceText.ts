import { useTranslation } from 'react-i18next';
import type { LogEntry } from '#shared/model/log.ts';
import type { Day } from '#shared/time/day.ts';
import { weekOf } from '#shared/time/week.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { weekLabel } from '#web/kit/ui/weeks.ts';
import { consequenceOf } from './consequence.ts';
import { aboutOf } from './links.ts';
import { useChangeText } from './useChangeText.ts';

/** The account as the header names it: its address up to the sign. */
const shortName = (username: string): string => username.split('@')[0] ?? username;

const week = (day: Day): string => weekLabel(weekOf(day));

/** A sentence of what an entry of the log means for the plan; where it does not say so, who changed what. */
export const useConsequenceText = (): ((entry: LogEntry) => string) => {
  const { t } = useTranslation();
  const changeText = useChangeText();
  return (entry) => {
    const { person, by, place } = entry;
    const found = consequenceOf(entry);
    const name = person ?? '';
    const who = shortName(by);
    const changed = `${who} ${changeText(entry).toLocaleLowerCase('sv')} ${aboutOf(entry)}`.trim();
    if (found?.kind === 'services') {
      const value = numberText(found.difference, 'receipt', { sign: true });
      return t('log.consequence.services', { changed, category: place.split(' / ').at(-1) ?? '', value });
    }
    if (found === undefined || name === '') return `${changed}.`;
    if (found.kind === 'staysOn') return t('log.consequence.staysOn', { name });
    if (found.kind !== 'rate') return t(`log.consequence.${found.kind}`, { name, week: week(found.day) });
    const [before, after] = [numberText(found.before, 'rate'), numberText(found.after, 'rate')];
    return found.day === undefined
      ? t('log.consequence.rate', { name, before, after })
      : t('log.consequence.rateFrom', { name, before, after, week: week(found.day) });
  };
};
