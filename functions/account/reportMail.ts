import { logLine, traceOf } from '#functions/kernel/services/log.ts';

/** A mail that was refused is told on the log, without the address: the screen tells the person, an alarm the provider. */
export const reportMail = (cause: unknown): void => logLine('error', { event: 'mailFailed', ...traceOf(cause) });
