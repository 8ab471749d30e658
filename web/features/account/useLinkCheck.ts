import { useEffect, useState } from 'react';
import { type ApiProblem, problemOf } from '#web/platform/api/problem.ts';
import { checkLink } from './calls.ts';
import type { MailedLink } from './mailedLink.ts';

/** What is known of a mailed link: nothing yet, why it does not work, or that a password may be chosen. */
type Checked = 'checking' | 'good' | ApiProblem;

/** Whether the link is judged: not where the server could not be reached, is too busy or failed. */
const isJudged = ({ status }: ApiProblem): boolean => status === 400;

/** Tries the link before anybody types a password for it. Where it could not be judged, the form is shown, and says why when sent. */
export const useLinkCheck = (link: MailedLink | undefined, purpose: 'confirm' | 'reset'): Checked => {
  const [checked, setChecked] = useState<Checked>('checking');
  const [username, code] = [link?.username, link?.code];
  useEffect(() => {
    if (username === undefined || code === undefined) return;
    let isCurrent = true;
    setChecked('checking');
    checkLink({ username, code, purpose }).then(
      () => isCurrent && setChecked('good'),
      (thrown: unknown) => {
        const problem = problemOf(thrown);
        if (isCurrent) setChecked(isJudged(problem) ? problem : 'good');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [username, code, purpose]);
  return checked;
};
