import { type App, Stack } from 'aws-cdk-lib';
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import { HostedZone } from 'aws-cdk-lib/aws-route53';
import { firewall } from './constructs/firewall.ts';
import { subdomainsOf } from './customers.ts';
import { environmentOf } from './environmentOf.ts';
import type { Stage } from './stage.ts';

/** Why a stage has no firewall. Throws where it states no reason: the finding of cdk-nag is accepted for that one. */
const withoutFirewall = ({ off }: { readonly off?: string }): { readonly off: string } => {
  if (!off?.trim()) throw new Error("infra/cloud/stage.ts turns the firewall off without a reason (`{ off: 'why' }`)");
  return { off };
};

/** CloudFront takes certificates and firewalls from us-east-1 only. */
export const globalStack = (app: App, stage: Stage) => {
  const stack = new Stack(app, 'Bemanningsplan-Global', {
    ...environmentOf(stage, 'Global', 'us-east-1'),
    description: 'Bemanningsplan: certificate and firewall of the distribution',
  });
  const zone = HostedZone.fromHostedZoneAttributes(stack, 'Zone', {
    hostedZoneId: stage.zone.id,
    zoneName: stage.zone.name,
  });
  const certificate = new Certificate(stack, 'Certificate', {
    domainName: stage.domain,
    subjectAlternativeNames: [subdomainsOf(stage)],
    validation: CertificateValidation.fromDns(zone),
  });
  return {
    stack,
    certificate,
    firewall: stage.firewall === 'on' ? { arn: firewall(stack, stage).attrArn } : withoutFirewall(stage.firewall),
  };
};
