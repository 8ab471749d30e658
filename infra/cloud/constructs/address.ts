import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { AaaaRecord, ARecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import type { Construct } from 'constructs';
import { subdomainsOf } from '../customers.ts';
import type { Stage } from '../stage.ts';

/** Points the names of the site at the distribution, for IPv4 and IPv6. */
export const address = (scope: Construct, stage: Stage, distribution: IDistribution): void => {
  const { id: hostedZoneId, name: zoneName } = stage.zone;
  const zone = HostedZone.fromHostedZoneAttributes(scope, 'Zone', { hostedZoneId, zoneName });
  const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution));
  for (const [suffix, host] of [
    ['', stage.domain],
    ['Subdomains', subdomainsOf(stage)],
  ] as const) {
    new ARecord(scope, `AddressV4${suffix}`, { zone, target, recordName: `${host}.` });
    new AaaaRecord(scope, `AddressV6${suffix}`, { zone, target, recordName: `${host}.` });
  }
};
