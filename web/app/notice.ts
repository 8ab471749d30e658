import { createSignal } from '#web/api/signal.ts';

/** A text that waits for the next signed-in screen; `forbidden` after a refusal led to a new login. */
export const notice = createSignal<'forbidden' | undefined>(undefined);
