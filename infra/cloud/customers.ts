import { IdentityProvider } from '#shared/model/identityProvider.ts';
import { secretsPath } from '../secretsPath.ts';
import type { Customer, Stage } from './stage.ts';

/** What the parameters of the providers are below, under the path of the stage. */
export const providersName = 'providers';

/** The names of all customers' sites: one certificate, alias and record, so that a customer changes none of them. */
export const subdomainsOf = ({ domain }: Stage): string => `*.${domain}`;

/** The address of the site that offers the customer's provider. */
export const originOf = ({ domain }: Stage, { subdomain }: Customer): string => `https://${subdomain}.${domain}`;

/** Where browsers reach the user pool. */
export const poolOrigin = ({ signInPrefix, region }: Stage): string =>
  `https://${signInPrefix}.auth.${region}.amazoncognito.com`;

/** So many customers share a client of the user pool, which leads back to 100 addresses and no more. */
const customersOfClient = 90;

/** So many customers may have a provider: two thirds of what the user pool holds. */
export const maxCustomers = 200;

/**
 * The customers of each client of the user pool, in the order of the configuration: one that is added moves none of the earlier ones. All
 * the clients are always there, also those without customers yet, so that a customer changes neither gateway nor functions.
 */
export const customersByClient = ({ customers }: Pick<Stage, 'customers'>): readonly (readonly Customer[])[] =>
  Array.from({ length: Math.ceil(maxCustomers / customersOfClient) }, (_, client) =>
    customers.slice(client * customersOfClient, (client + 1) * customersOfClient),
  );

/** What the functions know of the providers. Throws where the configuration is not valid, not one provider per organisation, or too long. */
export const providersOf = (stage: Stage): readonly IdentityProvider[] => {
  const providers = stage.customers.map((customer, index) =>
    IdentityProvider.parse({
      name: customer.provider,
      label: customer.label,
      orgId: customer.orgId,
      emailDomains: customer.emailDomains,
      takesOver: customer.takesOver,
      leastAssurance: customer.leastAssurance,
      client: Math.floor(index / customersOfClient),
      origins: [originOf(stage, customer)],
    }),
  );
  if (providers.length > maxCustomers)
    throw new Error(`the user pool takes the providers of ${maxCustomers} customers and no more`);
  for (const part of ['name', 'orgId'] as const)
    if (new Set(providers.map((one) => one[part])).size < providers.length)
      throw new Error(`two customers with one ${part}`);
  for (const { provider, leastAssurance, attributes } of stage.customers)
    if (leastAssurance !== undefined && attributes.assurance === undefined)
      throw new Error(`${provider} demands a level of assurance that no attribute states`);
  return providers;
};

/** The longest value of a parameter is 4,096 bytes. */
const longestList = 4096;

const bytesOf = (list: readonly IdentityProvider[]): number => Buffer.byteLength(JSON.stringify(list));

/**
 * The providers in lists that each fit a parameter, filled in the order of the configuration: a parameter for each would take 200 of a
 * stack's 500 resources. Throws where one provider alone is too long.
 */
export const providerLists = (providers: readonly IdentityProvider[]): readonly (readonly IdentityProvider[])[] => {
  const lists: IdentityProvider[][] = [];
  for (const provider of providers) {
    if (bytesOf([provider]) > longestList) throw new Error(`${provider.name} is longer than ${longestList} bytes`);
    const last = lists.at(-1);
    if (last && bytesOf([...last, provider]) <= longestList) last.push(provider);
    else lists.push([provider]);
  }
  return lists;
};

/** The path of the parameters that hold the lists: the user pool's stack writes them, functions read them. */
export const providersPath = ({ name }: Pick<Stage, 'name'>): string => `${secretsPath}/${name}/${providersName}`;
