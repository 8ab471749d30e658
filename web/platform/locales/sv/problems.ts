import { problems as known } from '#shared/contract/problems.ts';
import { type FaultCode, faults as faultTexts } from '#shared/model/faults.ts';

type Messages<Known> = {
  readonly [Code in keyof Known]: Known[Code] extends { readonly message: infer M } ? M : never;
};

const messagesOf = <Known extends Readonly<Record<string, { readonly message: string }>>>(entries: Known) =>
  Object.fromEntries(Object.entries(entries).map(([code, { message }]) => [code, message])) as Messages<Known>;

/** What went wrong, by code: the server's own texts, and what only a browser can meet. */
export const problems = {
  ...messagesOf(known),
  offline: 'Servern svarar inte. Dina värden finns kvar här.',
  cancelled: 'Avbrutet.',
  unreadable: 'Svaret från servern gick inte att läsa. Försök igen.',
} as const;

/** What is wrong with a field, by code. */
export const faults = Object.fromEntries(
  Object.entries(faultTexts).map(([code, text]) => [code, text.replace(/\{(\w+)\}/g, '{{$1}}')]),
) as Readonly<Record<FaultCode, string>>;
