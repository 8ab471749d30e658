import * as z from 'zod';
import { address } from '#shared/model/account.ts';

/** The claims of the user pool's id token about a user of an identity provider. */
const Claims = z.object({
  'cognito:username': z.string().min(1).max(200),
  identities: z.array(z.object({ providerName: z.string() })).length(1),
  email: address,
  given_name: z.string().trim().max(100).optional(),
  family_name: z.string().trim().max(100).optional(),
  'custom:employeeHsaId': z.string().trim().max(40).optional(),
});

/** Whom an identity provider vouches for. */
export interface Person {
  /** The user of the pool: provider and name id. */
  readonly federatedName: string;
  readonly provider: string;
  readonly email: string;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  readonly employeeHsaId: string | undefined;
}

/** The person in an id token that the user pool has just answered with; undefined where it lacks what identifies one. */
export const personIn = (idToken: string): Person | undefined => {
  const claims = Claims.safeParse(JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()));
  if (!claims.success) return undefined;
  const { identities, email, given_name, family_name } = claims.data;
  return {
    federatedName: claims.data['cognito:username'],
    provider: identities[0]!.providerName,
    email,
    firstName: given_name || undefined,
    lastName: family_name || undefined,
    employeeHsaId: claims.data['custom:employeeHsaId'] || undefined,
  };
};
