import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { AaaaRecord, ARecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import type { Construct } from 'constructs';
import type { Stage } from '../stage.ts';

/** Points the domain at the distribution, for IPv4 and IPv6. */
export const address = (scope: Construct, { domain, zone }: Stage, distribution: IDistribution): void => {
  const hosted = HostedZone.fromHostedZoneAttributes(scope, 'Zone', { hostedZoneId: zone.id, zoneName: zone.name });
  const record = {
    zone: hosted,
    recordName: `${domain}.`,
    target: RecordTarget.fromAlias(new CloudFrontTarget(distribution)),
  };
  new ARecord(scope, 'AddressV4', record);
  new AaaaRecord(scope, 'AddressV6', record);
};
