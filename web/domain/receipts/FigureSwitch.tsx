import Segmented from 'antd/es/segmented';
import { useTranslation } from 'react-i18next';
import { type FigureKind, figureKinds } from './useFigures.ts';

interface FigureSwitchProps {
  /** Those that the screen has. */
  readonly kinds?: readonly FigureKind[];
  readonly value: FigureKind;
  readonly onChange: (kind: FigureKind) => void;
  readonly block?: boolean;
}

/** Gross, net of expected absence, or the risk of a shortage; shown only where some absence is assumed. */
export const FigureSwitch = ({ kinds = figureKinds, value, onChange, block = false }: FigureSwitchProps) => {
  const { t } = useTranslation();
  return (
    <Segmented<FigureKind>
      name="figures"
      size="small"
      block={block}
      aria-label={t('overview.figures.label')}
      value={value}
      onChange={onChange}
      options={kinds.map((kind) => ({ value: kind, label: t(`overview.figures.${kind}`) }))}
    />
  );
};
