import { useTranslation } from 'react-i18next';
import type { LogEntry } from '#shared/model/log.ts';
import { isObject } from './fields.ts';

/** What an entry of the log says was done, and to what kind of object: `Ändrade behovsperiod`. */
export const useChangeText = (): ((entry: Pick<LogEntry, 'action' | 'object'>) => string) => {
  const { t } = useTranslation();
  return ({ action, object }) =>
    `${t(`log.action.${action}`)} ${(isObject(object) ? t(`log.object.${object}`) : object).toLocaleLowerCase('sv')}`;
};
