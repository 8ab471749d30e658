import AutoComplete from 'antd/es/auto-complete';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { account } from '#shared/contract/account.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';

interface WhoInputProps {
  readonly id: string;
  readonly value: string;
  readonly onChange: (username: string | undefined) => void;
}

const PAUSE_MS = 250;
const MOST = 8;

/** Filter by actor: a username with suggestions from the accounts; one without an account any more is typed in full. */
export const WhoInput = ({ id, value, onChange }: WhoInputProps) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(value);
  const [searched, setSearched] = useState('');
  /** The suggestion that Enter would choose. */
  const marked = useRef<unknown>(null);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    const timer = setTimeout(() => setSearched(typed === value ? '' : typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value]);
  const { data } = useEndpoint(
    account.list,
    searched === '' ? null : { params: {}, query: { search: searched, limit: MOST } },
    {
      keepPreviousData: true,
    },
  );
  const suggestions = searched === '' ? [] : (data?.data ?? []);
  const take = (text: string) => {
    if (text.trim() !== value) onChange(text.trim() || undefined);
  };
  return (
    <AutoComplete
      id={id}
      value={typed}
      allowClear
      defaultActiveFirstOption={false}
      placeholder={t('log.filter.userExample')}
      options={suggestions.map(({ username }) => ({ value: username }))}
      onChange={setTyped}
      onSelect={take}
      onClear={() => take('')}
      onBlur={() => take(typed)}
      onActive={(option) => {
        marked.current = option;
      }}
      onOpenChange={(isOpen) => {
        if (!isOpen) marked.current = null;
      }}
      onInputKeyDown={({ key }) => key === 'Enter' && marked.current === null && take(typed)}
    />
  );
};
