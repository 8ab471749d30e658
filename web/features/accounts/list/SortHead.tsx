import CaretDownOutlined from '@ant-design/icons/es/icons/CaretDownOutlined';
import CaretUpOutlined from '@ant-design/icons/es/icons/CaretUpOutlined';
import type { AccountOrder } from '#shared/model/account.ts';
import { useIsNarrow } from '#web/kit/ui/hooks/useMedia.ts';
import table from '#web/kit/ui/list/Table.module.css';
import type { Filters, useFilters } from './useFilters.ts';

interface SortHeadProps {
  readonly order: AccountOrder;
  readonly label: string;
  readonly filters: Filters;
  readonly narrow: ReturnType<typeof useFilters>[1];
}

/** A heading that sorts the list, all of its pages. */
export const SortHead = ({ order, label, filters, narrow }: SortHeadProps) => {
  const isSorted = filters.sort === order;
  // Where rows are cards their heads are only read (app/base.css).
  const isHidden = useIsNarrow();
  const isDescending = filters.descending === 'true';
  return (
    <th scope="col" aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}>
      <button
        type="button"
        tabIndex={isHidden ? -1 : undefined}
        className={table.sort}
        onClick={() => narrow({ sort: order, descending: isSorted && !isDescending ? 'true' : undefined })}
      >
        {label}
        {isSorted && (isDescending ? <CaretDownOutlined aria-hidden /> : <CaretUpOutlined aria-hidden />)}
      </button>
    </th>
  );
};
