import { Stack, Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/**
 * Accepts findings of cdk-nag's AwsSolutions pack on a construct and all below it, each with its reason. `<Stateful>` in
 * a finding is the name of that stack, which differs from stage to stage.
 */
export const accept = (construct: IConstruct, reasons: Readonly<Record<`AwsSolutions-${string}`, string>>): void => {
  const { stackName } = Stack.of(construct);
  const named = (id: string) => id.replace('<Stateful>', stackName.replace(/[^-]+$/, 'Stateful'));
  Validations.of(construct).acknowledge(...Object.entries(reasons).map(([id, reason]) => ({ id: named(id), reason })));
};
