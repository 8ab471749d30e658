import Segmented from 'antd/es/segmented';
import { useTranslation } from 'react-i18next';
import { useAddressState } from '#web/navigation/useAddressState.ts';
import { type Phase, phases } from './phases.ts';

const isPhase = (text: string | undefined): text is Phase => (phases as readonly (string | undefined)[]).includes(text);

/** The phase of periods that a list shows, kept in the address; `current` by default. */
export const usePhase = (): readonly [Phase, (phase: Phase) => void] => {
  const [kept, keep] = useAddressState('show');
  return [isPhase(kept) ? kept : 'current', (phase) => keep(phase === 'current' ? null : phase)];
};

interface PhaseFilterProps {
  readonly value: Phase;
  readonly onChange: (phase: Phase) => void;
  /** How many there are of each phase. */
  readonly counts: Readonly<Record<Phase, number>>;
}

/** Earlier, current or coming periods. */
export const PhaseFilter = ({ value, onChange, counts }: PhaseFilterProps) => {
  const { t } = useTranslation();
  const labelOf = (phase: Phase) => t(`manage.phase.${phase}`);
  return (
    <Segmented
      aria-label={t('manage.phase.filter')}
      value={value}
      onChange={(phase) => onChange(phase as Phase)}
      options={phases.map((phase) => ({ value: phase, label: `${labelOf(phase)} ${counts[phase]}` }))}
    />
  );
};
