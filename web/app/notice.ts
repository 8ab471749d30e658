import { createSignal } from '#web/api/signal.ts';

/**
 * A text that waits for the next signed-in screen: `forbidden` after a refusal led to a new login, `samlPassword` when
 * somebody without a password wanted to change it.
 */
export const notice = createSignal<'forbidden' | 'samlPassword' | undefined>(undefined);
