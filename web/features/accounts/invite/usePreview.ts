import { useEffect, useState } from 'react';
import { account } from '#shared/contract/account.ts';
import type { InvitedPerson, PersonInvitation } from '#shared/model/invitation.ts';
import { inRequests } from '#web/domain/people/invitations.ts';
import { useDebounced } from '#web/kit/ui/hooks/useDebounced.ts';
import { send } from '#web/platform/api/live.ts';
import { type ApiProblem, problemOf } from '#web/platform/api/problem.ts';

/** The milliseconds without typing after which the server is asked. */
const pause = 400;

interface Preview {
  /** What would become of each person, by address. */
  readonly answers: ReadonlyMap<string, InvitedPerson>;
  readonly problem?: ApiProblem;
}

const nothing: Preview = { answers: new Map() };

/** What the server says would become of the people, as soon as nothing is typed for a moment. */
export const usePreview = (people: readonly PersonInvitation[]): Preview => {
  const [preview, setPreview] = useState(nothing);
  const asked = useDebounced(JSON.stringify(people), pause);
  useEffect(() => {
    let isCurrent = true;
    const all: readonly PersonInvitation[] = JSON.parse(asked);
    Promise.all(
      inRequests(all).map((part) =>
        send(account.invitePeople, { params: {}, body: { people: [...part], preview: true } }),
      ),
    ).then(
      (parts) =>
        isCurrent && setPreview({ answers: new Map(parts.flat().map((answer) => [answer.email, answer] as const)) }),
      (thrown: unknown) => isCurrent && setPreview({ ...nothing, problem: problemOf(thrown) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [asked]);
  return preview;
};
