// The app of `cdk synth` for an installation with as many customers as a large one has.
import { App } from 'aws-cdk-lib';
import { maxCustomers } from '#infra/cloud/customers.ts';
import { installation } from '#infra/cloud/installation.ts';
import { type Customer, stage } from '#infra/cloud/stage.ts';

const [sample] = stage.customers;
if (!sample) throw new Error('the sample stage has no customer');

const customerOf = (_: unknown, index: number): Customer => ({
  ...sample,
  provider: `kund${index}`,
  label: `Region Kund ${index}`,
  orgId: `org_kund${index}`,
  subdomain: `kund${index}`,
  emailDomains: [`kund${index}.example.se`],
  metadataUrl: `https://idp.kund${index}.example.se/saml/metadata`,
});

const app = new App();
installation(app, { ...stage, customers: Array.from({ length: maxCustomers }, customerOf) });
app.synth();
