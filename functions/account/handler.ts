import { lambda } from '#functions/kernel/lambda.ts';
import { account } from '#shared/contract/account.ts';
import { cognito } from './identity.ts';
import { refresh, signIn, signOut } from './service.ts';

export const handler = lambda(account, (scope) => ({
  login: ({ body }) => signIn(scope, cognito(), body),
  refresh: ({ body }) => refresh(cognito(), body.refresh_token),
  logout: ({ body }) => signOut(scope, cognito(), body?.refresh_token),
}));
