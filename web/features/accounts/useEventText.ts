import { useTranslation } from 'react-i18next';
import type { LogEntry } from '#shared/model/log.ts';
import { differencesOf } from '#web/domain/history/differences.ts';
import { useChangeText } from '#web/domain/history/useChangeText.ts';

/** Events that a sentence tells whole, by kind of object and action. */
const sentences = [
  'accounts.events.told.account.create',
  'accounts.events.told.account.remove',
  'accounts.events.told.password.update',
  'accounts.events.told.confirmation.create',
  'accounts.events.told.resetLink.create',
  'accounts.events.told.lock.remove',
  'accounts.events.told.secondFactor.create',
  'accounts.events.told.secondFactor.remove',
] as const;

/** Changes of one state of an account that have a sentence of their own: the field and its new value. */
const switched = [
  'accounts.events.switched.active.true',
  'accounts.events.switched.disabled.true',
  'accounts.events.switched.disabled.false',
] as const;

const among = <Key extends string>(keys: readonly Key[], text: string): Key | undefined =>
  keys.find((key) => key === text);

const fieldOf = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[field] : undefined;

/** The name of the place of a grant, as far as the entry holds it. */
const placeIn = ({ object, place, path, before }: LogEntry): string | undefined => {
  const name = fieldOf(fieldOf(before, 'place'), 'name');
  if (typeof name === 'string' && name !== '') return name;
  // Of a place that is gone only the names above it are left.
  const names = place.split(' / ');
  const depth = [path.orgId, path.areaId, path.unitId].filter(Boolean).length;
  return object === 'grant' && place !== '' && names.length === depth ? names.at(-1) : undefined;
};

/** An event in words. */
interface EventText {
  readonly text: string;
  /** Where it was, without the name that the text has already. */
  readonly place: string;
  /** Whether no values need to stand below. */
  readonly whole: boolean;
}

/** What an event of an account says was done to it: `Fick Ändra på Medicinavdelning 33`. */
export const useEventText = (): ((entry: LogEntry) => EventText) => {
  const { t } = useTranslation();
  const changeText = useChangeText();
  const grantText = (entry: LogEntry): string | undefined => {
    const place = placeIn(entry);
    const right = fieldOf(entry.after, 'canWrite');
    if (entry.action === 'remove') return place ? t('accounts.events.removed', { place }) : undefined;
    if (typeof right !== 'boolean') return undefined;
    if (entry.action === 'create') return place && t(`accounts.events.given.${right}`, { place });
    return place ? t(`accounts.events.changedAt.${right}`, { place }) : t(`accounts.events.changed.${right}`);
  };
  const accountText = ({ before, after }: LogEntry): string | undefined => {
    const [first, ...rest] = differencesOf(before, after);
    const state = among(switched, `accounts.events.switched.${first?.path.join('.')}.${first?.after}`);
    return state && rest.length === 0 ? t(state) : undefined;
  };
  const told = (entry: LogEntry): Omit<EventText, 'place'> => {
    const { object, action } = entry;
    const event = among(sentences, `accounts.events.told.${object}.${action}`);
    if (event) return { text: t(event), whole: true };
    const text = object === 'grant' ? grantText(entry) : action === 'update' ? accountText(entry) : undefined;
    if (text) return { text, whole: true };
    const isAccount = object === 'account' && action === 'update';
    return { text: isAccount ? t('accounts.events.updated') : changeText(entry), whole: action !== 'update' };
  };
  return (entry) => {
    const place = placeIn(entry) === undefined ? entry.place : entry.place.split(' / ').slice(0, -1).join(' / ');
    return { ...told(entry), place };
  };
};
