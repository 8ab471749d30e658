import { createAccount } from '#functions/account/create.ts';
import { cognito } from '#functions/account/identity.ts';
import { grantAccess } from '#functions/core/grants/service.ts';
import { listAreas } from '#functions/hierarchy/levels/area.ts';
import { loadCaller, type StoredAccount } from '#functions/kernel/rights/caller.ts';
import { accountKey } from '#functions/kernel/store/keys.ts';
import type { Table } from '#functions/kernel/store/table.ts';
import type { AccountType } from '#shared/model/roles.ts';
import { demoOrganizations } from './make.ts';
import { superAdminEmail, superAdminScope } from './superAdmin.ts';

interface Person {
  readonly email: string;
  readonly type: AccountType;
  readonly saml?: true;
  /** The place that the account has access to, by names; accounts of the provider have none. */
  readonly place?: { readonly org: string; readonly area?: string; readonly unit?: string; readonly canWrite: boolean };
}

const county = 'Region Västmarken';

/** The account of the demo that signs in by the demo's identity provider. */
export const samlPerson = { email: 'sso@demo.se', firstName: 'Sofia', lastName: 'Sandberg' } as const;

/** The accounts of the demo. The planner's ward has a shortage of nurses; other wards have a surplus. */
export const people: readonly Person[] = [
  { email: superAdminEmail, type: 'SuperAdmin' },
  { email: 'admin@demo.se', type: 'Admin' },
  { email: 'superuser@demo.se', type: 'SuperUser', place: { org: county, canWrite: true } },
  {
    email: 'planner@demo.se',
    type: 'User',
    place: { org: county, area: 'Medicin', unit: 'Medicinavdelning 33', canWrite: true },
  },
  { email: 'reader@demo.se', type: 'User', place: { org: county, area: 'Medicin', canWrite: false } },
  { email: 'other@demo.se', type: 'SuperUser', place: { org: 'Stiftelsen Solhem', canWrite: true } },
  { email: samlPerson.email, type: 'User', saml: true, place: { org: county, area: 'Medicin', canWrite: false } },
];

const named = <Thing extends { readonly name: string }>(things: readonly Thing[], name: string): Thing => {
  const thing = things.find((each) => each.name === name);
  if (!thing) throw new Error(`the demo has no ${name}`);
  return thing;
};

const placeOf = async (table: Table, { org, area, unit, canWrite }: NonNullable<Person['place']>) => {
  const { id: orgId } = named(await demoOrganizations(table), org);
  if (!area) return { orgId, canWrite };
  const { id: areaId, units } = named(await listAreas(superAdminScope(table), { orgId }), area);
  return { orgId, areaId, unitId: unit && named(units, unit).id, canWrite };
};

const account = async (
  table: Table,
  { email, type, saml }: Person,
  homeOrgId: string | null,
  password: string,
): Promise<StoredAccount> => {
  const known = await table.get<StoredAccount>(accountKey(email));
  if (known) return known.data;
  const signIn = saml ? { loginType: 'saml' as const } : { loginType: 'password' as const, password };
  return createAccount(superAdminScope(table), cognito(), { email, type, homeOrgId, ...signIn });
};

/** Creates an account with its access; an existing account or access is kept unchanged. */
export const makeAccount = async (table: Table, person: Person, password: string): Promise<void> => {
  const place = person.place && (await placeOf(table, person.place));
  const made = await account(table, person, place?.orgId ?? null, password);
  if (!place || (await loadCaller(table, made.username)).grants.length > 0) return;
  const { orgId, areaId, unitId } = place;
  await grantAccess(
    superAdminScope(table, { orgId, ...(areaId && { areaId }), ...(unitId && { unitId }) }),
    made,
    place,
  );
};
