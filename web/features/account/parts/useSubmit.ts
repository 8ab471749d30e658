import { type FormEvent, useState } from 'react';
import { type ApiProblem, problemOf } from '#web/api/problem.ts';
import { useFaultFocus } from '#web/ui/hooks/useFaultFocus.ts';

/** A form that is sent once at a time. */
interface Submit {
  /** Whether it was tried: only now is told what is missing. */
  readonly submitted: boolean;
  readonly busy: boolean;
  readonly problem: ApiProblem | undefined;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Sends when `ready`; `work` must not end before the next screen is on its way. */
export const useSubmit = (ready: boolean, work: () => Promise<void>): Submit => {
  const [submitted, setSubmitted] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem>();
  const leadToFault = useFaultFocus(problem);

  const send = async () => {
    setSubmitted(true);
    if (busy || !ready) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
      setSubmitted(false);
    } catch (thrown) {
      setProblem(problemOf(thrown));
    }
    setBusy(false);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send();
    leadToFault(event.currentTarget);
  };
  return { submitted, busy, problem, onSubmit };
};
