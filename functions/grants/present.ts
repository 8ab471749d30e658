import type { StoredAccount } from '#functions/kernel/rights/caller.ts';
import type { Access, Candidate } from '#shared/model/access.ts';
import type { StoredGrant } from './repository.ts';

/** An account that can be given access. */
export const presentCandidate = ({ username, email, type, loginType }: StoredAccount): Candidate => ({
  userId: username,
  userName: username,
  email,
  role: type,
  loginType,
  selectedOption: type === 'SuperUser' ? 'existingSuperUser' : 'existingUser',
});

/** A grant with its account. */
export const presentAccess = (account: StoredAccount, grant: StoredGrant): Access => {
  const { id, version, changedBy, changedAt, level, canWrite } = grant;
  return { id, version, changedBy, changedAt, ...presentCandidate(account), level, canWrite };
};
