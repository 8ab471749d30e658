import { type Client, type Reply, withApi } from './api.ts';
import { customerOf, setProviders } from './idp.ts';
import { makeWard, organizationGrant, type Ward } from './ward.ts';

export let own: Ward;
export let other: Ward;
export let superUser: Client;
export let stranger: Client;
export const api = withApi(async (api) => {
  [own, other] = [await makeWard(api, 'Region Behörig'), await makeWard(api, 'Region Granne')];
  superUser = await api.person('chef@test.se', 'SuperUser', organizationGrant(own));
  stranger = await api.person('granne@test.se', 'SuperUser', organizationGrant(other));
  setProviders([customerOf(api, 'region', own.orgId, 'test.se')]);
});

export const at = (level: 'organization' | 'area' | 'unit', ward: Ward = own): string =>
  `/api/access/${level}/${{ organization: ward.orgId, area: ward.areaId, unit: ward.unitId }[level]}`;

export const names = ({ rows }: Reply): string[] => rows.map(({ userName }) => String(userName));

/** An account at home in a ward's organisation, without any grant. */
export const member = async (email: string, { orgId }: Ward = own, more: object = {}): Promise<string> => {
  const { status, body } = await api.root.post('/api/account', { email, type: 'User', homeOrgId: orgId, ...more });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return email;
};
