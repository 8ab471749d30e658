import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountStatuses } from '#shared/model/account.ts';
import { accountTypes } from '#shared/model/roles.ts';
import { useClearable } from '#web/kit/ui/inputs/useClearable.tsx';
import { useTooLong } from '#web/kit/ui/inputs/useTooLong.tsx';
import { useRight } from '#web/platform/api/useRight.ts';
import { usePlaces } from '#web/platform/navigation/usePlaces.ts';
import styles from './AccountList.module.css';
import { type Filters, oneOf, type useFilters } from './useFilters.ts';

const PAUSE_MS = 250;
/** The most characters that the server looks for. */
const LONGEST = 200;
const ALL: string = '';

interface FilterBarProps {
  readonly filters: Filters;
  readonly narrow: ReturnType<typeof useFilters>[1];
}

/** Search, home organisation, type and status; the search follows when the typing pauses. */
export const FilterBar = ({ filters, narrow }: FilterBarProps) => {
  const { t } = useTranslation();
  const clearable = useClearable();
  const [words, setWords] = useState(filters.search ?? '');
  const { roots = [] } = usePlaces();
  const mayLeaveHome = useRight('everywhere');
  const { isTooLong, field, reason } = useTooLong(words, LONGEST);
  useEffect(() => {
    if (isTooLong || words === (filters.search ?? '')) return;
    const timer = setTimeout(() => narrow({ search: words }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words, isTooLong, filters.search, narrow]);
  return (
    <search className={styles.filters} aria-label={t('accounts.filter.label')}>
      <Input
        className={styles.search}
        type="search"
        aria-label={t('accounts.filter.search')}
        placeholder={t('accounts.filter.search')}
        prefix={<SearchOutlined aria-hidden />}
        allowClear={clearable}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        {...field}
      />
      {reason}
      {(roots.length > 1 || mayLeaveHome) && (
        <Select
          className={styles.choice}
          aria-label={t('accounts.home')}
          showSearch={{ optionFilterProp: 'label' }}
          value={filters.homeOrgId ?? ALL}
          onChange={(homeOrgId) => narrow({ homeOrgId: homeOrgId || undefined })}
          options={[
            { value: ALL, label: t('accounts.filter.allHomes') },
            ...(mayLeaveHome ? [{ value: '-', label: t('accounts.homeless') }] : []),
            ...roots.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      <Select
        className={styles.choice}
        aria-label={t('accounts.type')}
        value={filters.type ?? ALL}
        onChange={(type) => narrow({ type: oneOf(accountTypes, type) })}
        options={[
          { value: ALL, label: t('accounts.filter.allTypes') },
          ...accountTypes.map((value) => ({ value, label: t(`accounts.types.${value}`) })),
        ]}
      />
      <Select
        className={styles.choice}
        aria-label={t('accounts.status')}
        value={filters.status ?? ALL}
        onChange={(status) => narrow({ status: oneOf(accountStatuses, status) })}
        options={[
          { value: ALL, label: t('accounts.filter.allStatuses') },
          ...accountStatuses.map((value) => ({ value, label: t(`accounts.statuses.${value}`) })),
        ]}
      />
    </search>
  );
};
