import { Duration } from 'aws-cdk-lib';
import { HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { securityHeaders } from '#infra/securityHeaders.ts';

const custom = (header: keyof typeof securityHeaders) => ({ header, value: securityHeaders[header], override: true });

/** What every answer carries, site and API alike: the same headers as on one machine, and HSTS. */
export const responseHeaders = (scope: Construct): ResponseHeadersPolicy =>
  new ResponseHeadersPolicy(scope, 'Headers', {
    comment: 'Bemanningsplan: CSP, HSTS and their kin',
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: securityHeaders['content-security-policy'], override: true },
      contentTypeOptions: { override: true },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.SAME_ORIGIN, override: true },
      strictTransportSecurity: { accessControlMaxAge: Duration.days(730), includeSubdomains: true, override: true },
    },
    customHeadersBehavior: {
      customHeaders: [custom('cross-origin-opener-policy'), custom('permissions-policy')],
    },
  });
