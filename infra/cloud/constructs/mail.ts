import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { PublicHostedZone } from 'aws-cdk-lib/aws-route53';
import { EmailIdentity, Identity, type IEmailIdentity } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import type { Stage } from '../stage.ts';

/** The zone as a sender of mail, signed with DKIM. */
export const mailIdentity = (scope: Construct, { zone }: Stage): IEmailIdentity =>
  new EmailIdentity(scope, 'Mail', {
    identity: Identity.publicHostedZone(
      PublicHostedZone.fromPublicHostedZoneAttributes(scope, 'MailZone', {
        hostedZoneId: zone.id,
        zoneName: zone.name,
      }),
    ),
  });

/** May send mail as the zone. */
export const mayMail = ({ emailIdentityArn }: IEmailIdentity): PolicyStatement =>
  new PolicyStatement({ actions: ['ses:SendEmail'], resources: [emailIdentityArn] });
