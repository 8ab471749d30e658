import { paginateGetParametersByPath, SSMClient } from '@aws-sdk/client-ssm';
import { lazy } from './lazy.ts';

const client = lazy(() => new SSMClient());

/** The values of the parameters of SSM below a path, such as `/bemanningsplan/STAGE/providers`; in no order. They are no secrets. */
export const parametersBelow = async (Path: string): Promise<readonly string[]> => {
  const values: string[] = [];
  for await (const { Parameters = [] } of paginateGetParametersByPath({ client: client() }, { Path }))
    values.push(...Parameters.flatMap(({ Value }) => Value ?? []));
  return values;
};
