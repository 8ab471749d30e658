import { tenantOf } from './partitions.ts';
import { tenantFor } from './reach.ts';
import { type Key, keyOf, type Row, type Table } from './table.ts';

const partitionOf = ({ pk }: Pick<Key, 'pk'>): string => pk;

const byTenant = (keys: readonly Key[]): readonly (readonly Key[])[] =>
  [...new Set(keys.map(({ pk }) => tenantOf(pk)))].map((orgId) => keys.filter(({ pk }) => tenantOf(pk) === orgId));

/**
 * The table within the reach of the work at hand: refuses every other partition (README.md, "The wall"). What concerns one organisation
 * goes through the table of that organisation, which in the cloud has credentials for nothing else.
 */
export const walledTable = (own: Table, ofTenant: (orgId: string) => Table): Table => {
  const tableFor = (partitions: readonly string[], use: 'read' | 'write'): Table => {
    const orgId = tenantFor(partitions, use);
    return orgId === undefined ? own : ofTenant(orgId);
  };
  return {
    get: async (key) => tableFor([key.pk], 'read').get(key),
    getAll: async <Data>(keys: readonly Key[]) => {
      const found = byTenant(keys).map((some) => tableFor(some.map(partitionOf), 'read').getAll<Data>(some));
      return (await Promise.all(found)).flat() as readonly Row<Data>[];
    },
    query: async (slice) => tableFor([slice.pk], 'read').query(slice),
    search: async (search) => tableFor([search.pk], 'read').search(search),
    commit: async (...writes) => tableFor(writes.map(keyOf).map(partitionOf), 'write').commit(...writes),
  };
};
