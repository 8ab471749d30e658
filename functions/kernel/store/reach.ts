import { AsyncLocalStorage } from 'node:async_hooks';
import { kindOf, matchesPartition, tenantOf } from './partitions.ts';

export type Use = 'read' | 'write';

/** What the work at hand may touch of the table and of the files (README.md, "The wall"). */
export interface Reach {
  /** The organisations whose partitions and files may be read and written; `all` for an account of the provider. */
  readonly orgIds: readonly string[] | 'all';
  /** Partitions of the caller's own account, which may be read, or read and written. */
  readonly own: { readonly partitions: readonly string[]; readonly use: Use };
  /** Patterns of further partitions that may be read, and of those that may be read and written. */
  readonly reads: readonly string[];
  readonly writes: readonly string[];
}

const current = new AsyncLocalStorage<Reach>();

/** Runs work that may touch no more than its reach. */
export const withinReach = <Result>(reach: Reach, run: () => Result): Result => current.run(reach, run);

/** A partition, or the files of an organisation, that the work at hand has no business with: a fault of the program. */
export class OutOfReach extends Error {
  override readonly name = 'OutOfReach';
}

const isExcepted = ({ own, reads, writes }: Reach, partition: string, use: Use): boolean =>
  ((use === 'read' || own.use === 'write') && own.partitions.includes(partition)) ||
  [...writes, ...(use === 'read' ? reads : [])].some((pattern) => matchesPartition(pattern, partition));

/**
 * The organisation whose credentials the use of these partitions needs; undefined, for the function's own credentials, where the reach
 * excepts a partition, the partitions belong to several organisations, or the work is not a request. Throws {@link OutOfReach}.
 */
export const tenantFor = (partitions: readonly string[], use: Use): string | undefined => {
  const reach = current.getStore();
  if (!reach) return undefined;
  const tenants = partitions.map((partition) => {
    if (isExcepted(reach, partition, use)) return undefined;
    const orgId = tenantOf(partition);
    if (orgId === undefined || (reach.orgIds !== 'all' && !reach.orgIds.includes(orgId)))
      throw new OutOfReach(`a ${use} of ${kindOf(partition)} is outside what the request may touch`);
    return orgId;
  });
  const [orgId, ...others] = new Set(tenants);
  return others.length === 0 ? orgId : undefined;
};
