import Segmented from 'antd/es/segmented';
import { useTranslation } from 'react-i18next';

export type Mode = 'team' | 'one';

interface ModeChoiceProps {
  readonly mode: Mode;
  readonly onMode: (mode: Mode) => void;
}

/** `Lag | En person`: the whole staff as a sheet, or one employee. */
export const ModeChoice = ({ mode, onMode }: ModeChoiceProps) => {
  const { t } = useTranslation();
  return (
    <Segmented<Mode>
      size="small"
      aria-label={t('assets.team.mode.label')}
      value={mode}
      options={[
        { value: 'team', label: t('assets.team.mode.team') },
        { value: 'one', label: t('assets.team.mode.one') },
      ]}
      onChange={onMode}
    />
  );
};
