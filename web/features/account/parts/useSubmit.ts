import { type FormEvent, useState } from 'react';
import { useFaultFocus } from '#web/kit/ui/hooks/useFaultFocus.ts';
import { type ApiProblem, problemOf } from '#web/platform/api/problem.ts';

/** A form that sends one request at a time. */
interface Submit {
  /** Whether it was submitted: from then on empty fields are faults. */
  readonly submitted: boolean;
  readonly busy: boolean;
  readonly problem: ApiProblem | undefined;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Runs `work` on submit if the form is `ready`; `work` must not end before the navigation to the next screen began. */
export const useSubmit = (ready: boolean, work: () => Promise<void>): Submit => {
  const [submitted, setSubmitted] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem>();
  const leadToFault = useFaultFocus(problem);

  const send = async () => {
    setSubmitted(true);
    if (busy) return;
    // What was refused before says nothing of what is in the fields now.
    setProblem(undefined);
    if (!ready) return;
    setBusy(true);
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
