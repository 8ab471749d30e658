import * as z from 'zod';
import { day } from '#shared/model/fields.ts';
import type { Period } from '#shared/time/period.ts';
import { keepPersonal, lastPeriodKey } from '#web/platform/api/personal.ts';
import { browserStorage } from '#web/platform/browser/storage.ts';

const Remembered = z.object({ start: day, end: day.nullable() });

/** The period of Behov or Plan last shown at this browser; undefined when there is none. Cleared on login. */
export const rememberedPeriod = (): Period | undefined => {
  try {
    return Remembered.safeParse(JSON.parse(browserStorage.getItem(lastPeriodKey) ?? 'null')).data;
  } catch {
    return undefined;
  }
};

/** Remembers the period for the next time, in this category or another. */
export const rememberPeriod = ({ start, end }: Period): void => keepPersonal(lastPeriodKey, { start, end });
