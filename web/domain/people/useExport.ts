import { useState } from 'react';
import { people } from '#shared/contract/people.ts';
import { useProblemText } from '#web/kit/ui/hooks/useTexts.ts';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import { download } from '#web/platform/api/download.ts';
import { send } from '#web/platform/api/live.ts';
import { problemOf } from '#web/platform/api/problem.ts';

/** One page of a person's export: a part of the log; the rest is on every page. */
interface Page {
  readonly data: { readonly log: readonly unknown[] };
  readonly next?: string | undefined;
}

/** Fetches the page at a cursor; without one, the first. */
export type FetchPage = (cursor: string | undefined) => Promise<Page>;

/** Fetches the export of an account. */
export const ofAccount =
  (username: string): FetchPage =>
  (cursor) =>
    send(people.exportAccount, { params: { username }, query: { cursor } });

/** All pages as one JSON text. */
const wholeExport = async (fetchPage: FetchPage): Promise<string> => {
  const { data, next } = await fetchPage(undefined);
  const log = [...data.log];
  for (let cursor = next; cursor !== undefined; ) {
    const page = await fetchPage(cursor);
    log.push(...page.data.log);
    cursor = page.next;
  }
  return JSON.stringify({ ...data, log }, null, 2);
};

/** Downloads a person's export as a JSON file; shows a message when it fails. */
export const useExport = () => {
  const message = useToast();
  const problemText = useProblemText();
  const [busy, setBusy] = useState(false);
  const run = async (name: string, fetchPage: FetchPage): Promise<void> => {
    setBusy(true);
    try {
      const text = await wholeExport(fetchPage);
      download(new Blob([text], { type: 'application/json' }), `${name}.json`);
    } catch (thrown) {
      message.error(problemText(problemOf(thrown)));
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
};
