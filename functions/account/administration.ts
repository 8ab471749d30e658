/** What those who administer accounts ask for: one module, so that the function of sign-ins starts without it. */
export { addAccount } from './add.ts';
export { endSessions, unlock } from './colleague.ts';
export { resendConfirmation } from './invitation.ts';
export { inviteMany } from './inviteMany.ts';
export { listAccounts } from './list.ts';
export { endSession, listSessions } from './ownSessions.ts';
export { removeAccount } from './remove.ts';
export { updateAccount } from './update.ts';
