import { IdentityProvider } from '#shared/model/identityProvider.ts';
import type { Customer, Stage } from './stage.ts';

/** The names of the site: its own, and one for each customer with an identity provider. */
export const hostsOf = ({ domain, customers }: Stage): readonly string[] => [
  domain,
  ...customers.map(({ subdomain }) => `${subdomain}.${domain}`),
];

/** The address of the site that offers the customer's provider. */
export const originOf = ({ domain }: Stage, { subdomain }: Customer): string => `https://${subdomain}.${domain}`;

/** Where browsers reach the user pool. */
export const poolOrigin = ({ signInPrefix, region }: Stage): string =>
  `https://${signInPrefix}.auth.${region}.amazoncognito.com`;

/** What the functions know of the providers. Throws where the configuration is not valid, or not one provider per organisation. */
export const providersOf = (stage: Stage): readonly IdentityProvider[] => {
  const providers = stage.customers.map((customer) =>
    IdentityProvider.parse({
      name: customer.provider,
      label: customer.label,
      orgId: customer.orgId,
      emailDomains: customer.emailDomains,
      takesOver: customer.takesOver,
      leastAssurance: customer.leastAssurance,
      origins: [originOf(stage, customer)],
    }),
  );
  for (const part of ['name', 'orgId'] as const)
    if (new Set(providers.map((one) => one[part])).size < providers.length)
      throw new Error(`two customers with one ${part}`);
  for (const { provider, leastAssurance, attributes } of stage.customers)
    if (leastAssurance !== undefined && attributes.assurance === undefined)
      throw new Error(`${provider} demands a level of assurance that no attribute states`);
  return providers;
};
