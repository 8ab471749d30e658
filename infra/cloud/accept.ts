import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** Accepts findings of cdk-nag's AwsSolutions pack on a construct and all below it, each with its reason. */
export const accept = (construct: IConstruct, reasons: Readonly<Record<`AwsSolutions-${string}`, string>>): void => {
  Validations.of(construct).acknowledge(...Object.entries(reasons).map(([id, reason]) => ({ id, reason })));
};
