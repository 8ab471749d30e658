import App from 'antd/es/app';
import { useState } from 'react';
import { people } from '#shared/contract/people.ts';
import { send } from '#web/api/live.ts';
import { problemOf } from '#web/api/problem.ts';
import { useProblemText } from '#web/ui/hooks/useTexts.ts';

/** One page of all that is stored on somebody: the log comes bit by bit, the rest is on every page. */
interface Page {
  readonly data: { readonly log: readonly unknown[] };
  readonly next?: string | undefined;
}

/** Asks for the page at a cursor; without one for the first. */
export type Ask = (cursor: string | undefined) => Promise<Page>;

/** Asks for all that is stored on an account. */
export const ofAccount =
  (username: string): Ask =>
  (cursor) =>
    send(people.exportAccount, { params: { username }, query: { cursor } });

/** All pages as one text. */
const wholeExport = async (ask: Ask): Promise<string> => {
  const { data, next } = await ask(undefined);
  const log = [...data.log];
  for (let cursor = next; cursor !== undefined; ) {
    const page = await ask(cursor);
    log.push(...page.data.log);
    cursor = page.next;
  }
  return JSON.stringify({ ...data, log }, null, 2);
};

const saveFile = (name: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: url, download: `${name}.json` }).click();
  URL.revokeObjectURL(url);
};

/** Saves all that is stored on somebody as a file; why it could not be had is told. */
export const useExport = () => {
  const { message } = App.useApp();
  const problemText = useProblemText();
  const [busy, setBusy] = useState(false);
  const run = async (name: string, ask: Ask): Promise<void> => {
    setBusy(true);
    try {
      saveFile(name, await wholeExport(ask));
    } catch (thrown) {
      void message.error(problemText(problemOf(thrown)));
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
};
