import { createSignal } from '#web/platform/browser/signal.ts';

/**
 * The notice above the next signed-in screen: `forbidden` after a refused call led to a new login, `samlPassword` after an
 * account that signs in by SAML opened the change of password, `notAllowed` and `unknownAddress` where an address led to the plan
 * instead, `unknownPlace` where the plan shows another place than its address named.
 */
export const notice = createSignal<
  'forbidden' | 'samlPassword' | 'notAllowed' | 'unknownAddress' | 'unknownPlace' | undefined
>(undefined);
