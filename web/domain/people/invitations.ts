import { mostPeople, type PersonInvitation } from '#shared/model/invitation.ts';

/** People in lists that fit one request each. */
export const inRequests = <Person>(people: readonly Person[]): readonly (readonly Person[])[] =>
  Array.from({ length: Math.ceil(people.length / mostPeople) }, (_, part) =>
    people.slice(part * mostPeople, (part + 1) * mostPeople),
  );

/** How a new account signs in: at the identity provider that has the domain of its address, otherwise with a password. */
export const loginTypeBy = (providers: readonly { readonly emailDomains: readonly string[] }[]) => {
  const domains = new Set(providers.flatMap(({ emailDomains }) => emailDomains));
  return (email: string): PersonInvitation['loginType'] =>
    domains.has(email.slice(email.lastIndexOf('@') + 1)) ? 'saml' : 'password';
};
