import * as z from 'zod';
import { address } from '#shared/model/account.ts';
import { normalizeName } from '#shared/text/names.ts';

/** The claims of the user pool's id token about a user of an identity provider. */
const Claims = z.object({
  'cognito:username': z.string().min(1).max(200),
  identities: z.array(z.object({ providerName: z.string() })).length(1),
  email: address,
  given_name: z.string().trim().max(100).optional(),
  family_name: z.string().trim().max(100).optional(),
  'custom:employeeHsaId': z.string().trim().max(40).optional(),
  'custom:groups': z.string().max(2048).optional(),
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
  readonly groups: ReadonlySet<string>;
}

/** A value of a list as the user pool writes it: form-encoded. */
const decoded = (value: string): string =>
  new URLSearchParams(`v=${value.trim().replaceAll('&', '%26')}`).get('v') ?? '';

/**
 * The groups in the attribute of the user pool, which makes one text of several values: form-encoded, with commas between them, in
 * brackets or not. A single value is the text itself, which may have commas as well.
 */
const groupsIn = (text: string): ReadonlySet<string> => {
  const list = /^\[(.*)\]$/s.exec(text)?.[1];
  const isList = list !== undefined || text.includes(',');
  const values = isList ? (list ?? text).split(',').map(decoded) : [];
  return new Set([...(list === undefined ? [text] : []), ...values].map(normalizeName).filter((group) => group !== ''));
};

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
    groups: groupsIn(claims.data['custom:groups'] ?? ''),
  };
};
