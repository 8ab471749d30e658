import { lockAccount } from '#functions/core/grants/service.ts';
import type { Change } from '#functions/kernel/changes/change.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { Problem, problemBody } from '#functions/kernel/problem.ts';
import { mayManage } from '#functions/kernel/rights/authorise.ts';
import { type Granted, loadGranted } from '#functions/kernel/rights/caller.ts';
import { retryOnConflict } from '#functions/kernel/store/retryOnConflict.ts';
import type { Account } from '#shared/model/account.ts';
import type { Invitations, InvitedPerson, PersonInvitation } from '#shared/model/invitation.ts';
import { grantOfPlace, type Place, placeOfAccess } from './add.ts';
import { newAccount } from './create.ts';
import { assertServed, providerOf } from './federation/providers.ts';
import { invite, mailAccess } from './invitation.ts';
import type { AccountParts } from './notices.ts';
import { presentAccounts } from './present.ts';
import { findByAddress } from './repository.ts';
import { assertTypeAllowed } from './rules.ts';

type Wanted = readonly { readonly place: Place; readonly canWrite: boolean }[];

/** What is to be stored for a person, and the mail that follows. */
interface Plan {
  readonly outcome: InvitedPerson['outcome'];
  readonly given: string[];
  readonly changes: readonly Change[];
  readonly mail: (send: AccountParts['send']) => Promise<boolean>;
}

const idOf = ({ orgId, areaId, unitId }: Place): string => unitId ?? areaId ?? orgId;

const isSamePlace = (a: Place, b: Place): boolean =>
  a.orgId === b.orgId && a.areaId === b.areaId && a.unitId === b.unitId;

const newPerson = async (scope: Scope, person: PersonInvitation, wanted: Wanted): Promise<Plan> => {
  const { accesses: _, ...fields } = person;
  const homeOrgId = wanted[0]?.place.orgId ?? null;
  await assertServed({ ...fields, homeOrgId });
  const given = { ...fields, homeOrgId };
  const { account, change } = await newAccount(scope, { ...given, provider: await providerOf(given) });
  const grants = await Promise.all(
    wanted.map(({ place, canWrite }) => grantOfPlace(scope, account, place, { canWrite, isNew: true })),
  );
  const [after] = await presentAccounts(scope, [
    { account: { data: account }, grants: grants.map(({ grant }) => grant) },
  ]);
  return {
    outcome: 'created',
    given: wanted.map(({ place }) => idOf(place)),
    changes: [{ ...change, after: after! }, ...grants.map((one) => one.change)],
    mail: (send) => invite(scope, send, account),
  };
};

/** Throws `accountTaken` where the account cannot have the access: alike for one of another type and for a closed one. */
const knownPerson = async (
  scope: Scope,
  { account: row, grants: had }: Granted,
  person: PersonInvitation,
  wanted: Wanted,
): Promise<Plan> => {
  const account = row.data;
  if (account.type !== person.type || account.disabled)
    throw new Problem('accountTaken', { fields: { email: { code: 'addressTaken' } } });
  const lacking = wanted.filter(({ place }) => !had.some((grant) => isSamePlace(grant, place)));
  const grants = await Promise.all(
    lacking.map(({ place, canWrite }) => grantOfPlace(scope, account, place, { canWrite, isNew: false })),
  );
  const [presented] = await presentAccounts(scope, [{ account: row, grants: grants.map(({ grant }) => grant) }]);
  const accesses: Account['accesses'] = presented?.accesses ?? [];
  const isKnown =
    wanted.some(({ place }) => place.orgId === account.homeOrgId) ||
    mayManage(scope.caller, { ...account, grants: had });
  const [first, ...others] = grants.map(({ change }) => change);
  return {
    outcome: lacking.length === 0 ? 'unchanged' : isKnown ? 'granted' : 'created',
    given: lacking.map(({ place }) => idOf(place)),
    changes: first ? [{ ...first, writes: [...first.writes, lockAccount(row)] }, ...others] : [],
    mail: (send) => mailAccess(scope, send, account, accesses),
  };
};

const planOf = async (scope: Scope, person: PersonInvitation): Promise<Plan> => {
  assertTypeAllowed(scope, person.type);
  const wanted = await Promise.all(
    person.accesses.map(async (access) => ({
      place: await placeOfAccess(scope, { type: person.type, access }),
      canWrite: access.canWrite,
    })),
  );
  const row = await findByAddress(scope.table, person.email);
  const known = row && (await loadGranted(scope.table, row.data.username));
  return known ? knownPerson(scope, known, person, wanted) : newPerson(scope, person, wanted);
};

const invitePerson = async (
  scope: Scope,
  send: AccountParts['send'],
  person: PersonInvitation,
  preview: boolean,
): Promise<InvitedPerson> => {
  const { email } = person;
  try {
    const { outcome, given, mail } = await retryOnConflict(async () => {
      const plan = await planOf(scope, person);
      const [first, ...others] = plan.changes;
      if (first && !preview) await scope.commit(first, ...others);
      return plan;
    });
    const isMailed = !preview && given.length > 0;
    return { email, outcome, given, ...(isMailed && { mailSent: await mail(send) }) };
  } catch (refusal) {
    if (!(refusal instanceof Problem)) throw refusal;
    return { email, outcome: 'refused', given: [], reason: problemBody(refusal).message };
  }
};

/**
 * Gives several people access, and makes and invites the accounts of those who have none: one transaction and one mail a person,
 * whatever the number of places. A person who is refused is answered with the reason, and the others go on.
 */
export const inviteMany = async (
  scope: Scope,
  { send }: AccountParts,
  { people, preview }: Invitations,
): Promise<InvitedPerson[]> => {
  const answers: InvitedPerson[] = [];
  // One after another: each writes the rows that guard the organisation, and would conflict with the next.
  for (const person of people) answers.push(await invitePerson(scope, send, person, preview));
  return answers;
};
