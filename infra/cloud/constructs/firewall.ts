import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { isPartial } from '#shared/contract/partial.ts';
import { slowEndpoints } from '../slowEndpoints.ts';
import type { Stage } from '../stage.ts';

/**
 * Requests of one address in five minutes. A whole region may sit behind one address: several hundred staff sign in within five minutes
 * there in the morning. One address of those that sign in gets a tenth of what the gateway lets all through (`openThrottle`).
 */
const addressLimits = { SignIns: 600, Requests: 20_000 } as const;

/** The name that a rule is counted by; two stages of one account count apart. */
export const firewallMetric = ({ name }: Pick<Stage, 'name'>, rule: string): string => `${name}-${rule}`;

const visible = (metricName: string) => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  // Samples hold addresses and cookies.
  sampledRequestsEnabled: false,
});

/** Rules of AWS on a request but for its body, which holds free text and files, and which the contract's schemas judge. */
const managed = (
  stage: Stage,
  name: string,
  priority: number,
  counted: readonly string[] = [],
): CfnWebACL.RuleProperty => ({
  name,
  priority,
  overrideAction: { none: {} },
  visibilityConfig: visible(firewallMetric(stage, name)),
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      ruleActionOverrides: counted.map((one) => ({ name: one, actionToUse: { count: {} } })),
    },
  },
});

const bodyRules = [
  'SizeRestrictions_BODY',
  'CrossSiteScripting_BODY',
  'GenericLFI_BODY',
  'GenericRFI_BODY',
  'EC2MetaDataSSRF_BODY',
];

const beginsWith = (searchString: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    searchString,
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
});

/** What the paths of the slow endpoints begin with, each once. */
const slowStarts = (): readonly string[] => {
  const starts = slowEndpoints.map(({ path }) => (isPartial(path) ? path.slice(0, path.indexOf('{')) : path));
  return [...new Set(starts)].filter((one) => !starts.some((other) => other !== one && one.startsWith(other)));
};

const limited = (
  stage: Stage,
  name: keyof typeof addressLimits,
  priority: number,
  paths: readonly string[] = [],
): CfnWebACL.RuleProperty => {
  const only = paths.map(beginsWith);
  return {
    name,
    priority,
    action: { block: { customResponse: { responseCode: 429 } } },
    visibilityConfig: visible(firewallMetric(stage, name)),
    statement: {
      rateBasedStatement: {
        aggregateKeyType: 'IP',
        evaluationWindowSec: 300,
        limit: addressLimits[name],
        ...(only.length > 0 && {
          scopeDownStatement: only.length > 1 ? { orStatement: { statements: only } } : only[0],
        }),
      },
    },
  };
};

/**
 * What a request meets before CloudFront takes it: limits per address, so that nobody uses up what the gateway grants to all, and AWS's
 * lists of bad addresses and inputs.
 */
export const firewall = (scope: Construct, stage: Stage): CfnWebACL =>
  new CfnWebACL(scope, 'Firewall', {
    scope: 'CLOUDFRONT',
    description: 'Bemanningsplan',
    defaultAction: { allow: {} },
    visibilityConfig: visible(firewallMetric(stage, 'Firewall')),
    rules: [
      limited(stage, 'SignIns', 0, slowStarts()),
      limited(stage, 'Requests', 1),
      managed(stage, 'AWSManagedRulesAmazonIpReputationList', 2),
      managed(stage, 'AWSManagedRulesKnownBadInputsRuleSet', 3),
      managed(stage, 'AWSManagedRulesCommonRuleSet', 4, bodyRules),
    ],
  });
