import Segmented from 'antd/es/segmented';
import { useTranslation } from 'react-i18next';
import { useAddressState } from '#web/navigation/useAddressState.ts';
import { type Kind, kinds } from './kinds.ts';

const isKind = (text: string | undefined): text is Kind => (kinds as readonly (string | undefined)[]).includes(text);

/** The kind of periods that a list shows, kept in the address; `current` by default. */
export const useKind = (): readonly [Kind, (kind: Kind) => void] => {
  const [kept, keep] = useAddressState('show');
  return [isKind(kept) ? kept : 'current', (kind) => keep(kind === 'current' ? null : kind)];
};

interface KindFilterProps {
  readonly value: Kind;
  readonly onChange: (kind: Kind) => void;
  /** How many there are of each kind. */
  readonly counts: Readonly<Record<Kind, number>>;
}

/** Earlier, current or coming periods. */
export const KindFilter = ({ value, onChange, counts }: KindFilterProps) => {
  const { t } = useTranslation();
  const labelOf = (kind: Kind) => t(`manage.kind.${kind}`);
  return (
    <Segmented
      aria-label={t('manage.kind.filter')}
      value={value}
      onChange={(kind) => onChange(kind as Kind)}
      options={kinds.map((kind) => ({ value: kind, label: `${labelOf(kind)} ${counts[kind]}` }))}
    />
  );
};
