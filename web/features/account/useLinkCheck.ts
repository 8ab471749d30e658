import { useEffect, useState } from 'react';
import { type ApiProblem, problemOf } from '#web/platform/api/problem.ts';
import { checkLink } from './calls.ts';
import type { MailedLink } from './mailedLink.ts';

/** What is known of a mailed link: nothing yet, why it does not work, or that a password may be chosen. */
type Checked = 'checking' | 'good' | ApiProblem;

/** Tries the link before anybody types a password for it. Where the server cannot be reached, the form is shown, and tells so when sent. */
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
        const isRefused = problem.code === 'invalidCode' || problem.code === 'samlOnly';
        if (isCurrent) setChecked(isRefused ? problem : 'good');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [username, code, purpose]);
  return checked;
};
