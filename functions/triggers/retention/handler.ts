import { cognito } from '#functions/account/identity.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import { retain } from './retain.ts';

/** Removes what organisations no longer keep, by the clock and not by what the event says. Invoked by the schedule. */
export const handler = (_event?: unknown) => retain({ table: theTable(), identity: cognito(), now: new Date() });
