import { useEffect, useRef, useState } from 'react';
import { type ApiProblem, problemOf } from '#web/platform/api/problem.ts';
import { type MadeReport, makeReport } from './answers.tsx';
import { type Definition, keyOfDefinition } from './model/definition.ts';

/** How far a report is. */
export type ReportState =
  | { readonly status: 'none' | 'loading' | 'cancelled' }
  | { readonly status: 'done'; readonly report: MadeReport }
  | { readonly status: 'failed'; readonly problem: ApiProblem };

interface Attempt {
  /** Of the report; another one makes what is known of this attempt void. */
  readonly key: string;
  readonly state: ReportState;
}

/** Requests a report as soon as there is a definition, and anew with `retry`; `cancel` stops the request. */
export const useReport = (
  definition: Definition | undefined,
): { readonly state: ReportState; readonly retry: () => void; readonly cancel: () => void } => {
  const [round, setRound] = useState(0);
  const [attempt, setAttempt] = useState<Attempt>();
  const request = useRef<AbortController>(undefined);
  const key = definition && `${round} ${keyOfDefinition(definition)}`;
  const latest = useRef(definition);
  useEffect(() => {
    latest.current = definition;
  });
  useEffect(() => {
    const wanted = latest.current;
    if (key === undefined || wanted === undefined) return;
    const controller = new AbortController();
    request.current = controller;
    const settle = (state: ReportState) => setAttempt({ key, state });
    makeReport(wanted, controller.signal).then(
      (report) => controller.signal.aborted || settle({ status: 'done', report }),
      (thrown: unknown) => controller.signal.aborted || settle({ status: 'failed', problem: problemOf(thrown) }),
    );
    return () => controller.abort();
  }, [key]);
  return {
    state: key === undefined ? { status: 'none' } : attempt?.key === key ? attempt.state : { status: 'loading' },
    retry: () => setRound((before) => before + 1),
    cancel: () => {
      request.current?.abort();
      if (key !== undefined) setAttempt({ key, state: { status: 'cancelled' } });
    },
  };
};
