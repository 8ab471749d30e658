import { type Api, type Client, type Reply, withApi } from './api.ts';
import { customerOf, setProviders } from './idp.ts';
import { makeWard, organizationGrant, type Ward } from './ward.ts';

export let own: Ward;
export let other: Ward;
export let superUser: Client;
export let stranger: Client;
let root: Client;

const prepare = async (api: Api) => {
  root = api.root;
  [own, other] = [await makeWard(api, 'Region Behörig'), await makeWard(api, 'Region Granne')];
  superUser = await api.person('chef@test.se', 'SuperUser', organizationGrant(own));
  stranger = await api.person('granne@test.se', 'SuperUser', organizationGrant(other));
  setProviders([customerOf(api, 'region', own.orgId, 'test.se')]);
};

/** The product for the tests of the file, with two organisations; the names above are those of the file that runs. */
export const withAccess = (): Api => withApi(prepare);

export const at = (level: 'organization' | 'area' | 'unit', ward: Ward = own): string =>
  `/api/access/${level}/${{ organization: ward.orgId, area: ward.areaId, unit: ward.unitId }[level]}`;

export const names = ({ rows }: Reply): string[] => rows.map(({ userName }) => String(userName));

/** An account at home in a ward's organisation, without any grant. */
export const member = async (email: string, { orgId }: Ward = own, more: object = {}): Promise<string> => {
  const { status, body } = await root.post('/api/account', { email, type: 'User', homeOrgId: orgId, ...more });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return email;
};
