import Segmented from 'antd/es/segmented';
import { useTranslation } from 'react-i18next';
import { useAddressState } from '#web/platform/navigation/useAddressState.ts';
import { type View, views } from './phases.ts';

const isView = (text: string | undefined): text is View => (views as readonly (string | undefined)[]).includes(text);

/** The periods that a list shows, kept in the address; by default current and coming ones. */
export const useView = (): readonly [View, (view: View) => void] => {
  const [kept, keep] = useAddressState('show');
  return [isView(kept) ? kept : 'now', (view) => keep(view === 'now' ? null : view)];
};

interface PhaseFilterProps {
  readonly value: View;
  readonly onChange: (view: View) => void;
}

/** The choice between earlier periods, current and coming ones, or all. */
export const PhaseFilter = ({ value, onChange }: PhaseFilterProps) => {
  const { t } = useTranslation();
  return (
    <Segmented
      aria-label={t('manage.phase.filter')}
      value={value}
      onChange={(view) => onChange(view as View)}
      options={views.map((view) => ({ value: view, label: t(`manage.phase.${view}`) }))}
    />
  );
};
