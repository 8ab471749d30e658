import * as z from 'zod';
import { address } from '#shared/model/account.ts';
import { name } from '#shared/model/fields.ts';
import { isPlainGroup } from '#shared/model/groupMapping.ts';
import { lineFault } from '#shared/text/hygiene.ts';
import { valuesIn } from './joinedValues.ts';

/** A text that the schema of names takes; one that it refuses is not taken over, which is no reason to keep the person out. */
const readable = (max: number) => name(max).optional().catch(undefined);

/** The claims of the user pool's id token about a user of an identity provider. */
const Claims = z.object({
  'cognito:username': z
    .string()
    .min(1)
    .max(200)
    .refine((name) => lineFault(name) === undefined)
    // The pool takes upper and lower case for the same, and so do all our keys.
    .toLowerCase(),
  identities: z.array(z.object({ providerName: z.string() })).length(1),
  email: address,
  given_name: readable(100),
  family_name: readable(100),
  'custom:employeeHsaId': readable(40),
  'custom:groups': z.string().max(2048).optional(),
  'custom:assurance': z.string().max(500).optional(),
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
  /** The level of assurance (tillitsnivå) of this sign-in, 1 to 4: the lowest that the provider stated; 0 where it stated none. */
  readonly assurance: number;
}

/** Attributes that count for one sign-in only: the pool would keep the values of an earlier assertion. */
export const attributesOfOneSignIn = ['custom:groups', 'custom:assurance'] as const;

/** The groups in the attribute of the user pool, letter by letter as the provider stated them, in Unicode NFC, without names that are not plain. */
const groupsIn = (text: string): ReadonlySet<string> =>
  new Set(
    valuesIn(text)
      .map((group) => group.normalize('NFC'))
      .filter((group) => group !== '' && isPlainGroup(group)),
  );

/** The lowest level among the values of the attribute, such as `http://id.sambi.se/loa/loa3` or `3`. */
const assuranceIn = (text: string): number =>
  Math.min(...valuesIn(text).map((value) => Number(/^(?:.*[/:#-])?(?:loa-?)?([1-4])$/i.exec(value.trim())?.[1] ?? 0)));

const claimsIn = (idToken: string): unknown =>
  JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());

/** The name of the pool's user in an id token, also of one that identifies no person. */
export const poolNameIn = (idToken: string): string =>
  z.object({ 'cognito:username': z.string().min(1) }).parse(claimsIn(idToken))['cognito:username'];

/** The person in an id token that the user pool has just answered with; undefined where it lacks what identifies one. */
export const personIn = (idToken: string): Person | undefined => {
  const claims = Claims.safeParse(claimsIn(idToken));
  if (!claims.success) return undefined;
  const { identities, email, given_name, family_name } = claims.data;
  return {
    federatedName: claims.data['cognito:username'],
    provider: identities[0]!.providerName,
    email,
    firstName: given_name,
    lastName: family_name,
    employeeHsaId: claims.data['custom:employeeHsaId'],
    groups: groupsIn(claims.data['custom:groups'] ?? ''),
    assurance: assuranceIn(claims.data['custom:assurance'] ?? ''),
  };
};
