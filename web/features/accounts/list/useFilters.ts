import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type AccountOrder, type AccountStatus, accountOrders, accountStatuses } from '#shared/model/account.ts';
import { type AccountType, accountTypes } from '#shared/model/roles.ts';

/** The filters and the order of the list of accounts; one that is left out filters nothing. */
export interface Filters {
  readonly search?: string;
  readonly type?: AccountType;
  readonly status?: AccountStatus;
  /** `-` for accounts without one. */
  readonly homeOrgId?: string;
  readonly sort?: AccountOrder;
  readonly descending?: 'true';
}

/** The text if it is a known one. */
export const oneOf = <Text extends string>(known: readonly Text[], text: string | null): Text | undefined =>
  known.find((each) => each === text);

const read = (search: URLSearchParams): Filters => {
  const type = oneOf(accountTypes, search.get('type'));
  const status = oneOf(accountStatuses, search.get('status'));
  const words = search.get('search') ?? '';
  const homeOrgId = search.get('homeOrgId') || undefined;
  const sort = oneOf(accountOrders, search.get('sort'));
  const descending = oneOf(['true'] as const, search.get('descending'));
  return {
    ...(words !== '' && { search: words }),
    ...(type && { type }),
    ...(status && { status }),
    ...(homeOrgId && { homeOrgId }),
    ...(sort && { sort }),
    ...(sort && descending && { descending }),
  };
};

/** The filters of the address; `narrow` changes some of them (undefined removes one) and begins at the first page. */
export const useFilters = (): readonly [
  Filters,
  (changes: { readonly [Name in keyof Filters]?: Filters[Name] | undefined }) => void,
] => {
  const [search, setSearch] = useSearchParams();
  const filters = useMemo(() => read(search), [search]);
  const narrow = useCallback(
    (changes: { readonly [Name in keyof Filters]?: Filters[Name] | undefined }) =>
      setSearch(
        (before) => {
          const all = { ...read(before), ...changes };
          return Object.entries(all).filter((pair): pair is [string, string] => Boolean(pair[1]));
        },
        { replace: true },
      ),
    [setSearch],
  );
  return [filters, narrow];
};
