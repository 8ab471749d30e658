import Checkbox from 'antd/es/checkbox';
import { useTranslation } from 'react-i18next';
import { type ShiftKey, shiftKeys, shiftWords } from '../model/keyValues.ts';
import styles from './ShiftChart.module.css';

interface ShiftLegendProps {
  readonly ticked: ReadonlySet<ShiftKey>;
  readonly onTicked: (ticked: ReadonlySet<ShiftKey>) => void;
}

/** The shift categories: their colours, and whether they count. */
export const ShiftLegend = ({ ticked, onTicked }: ShiftLegendProps) => {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.legend}>
      <legend className="visually-hidden">{t('reports.keyvalue.legend')}</legend>
      {shiftKeys.map((key) => (
        <Checkbox
          key={key}
          checked={ticked.has(key)}
          onChange={({ target }) =>
            onTicked(new Set(shiftKeys.filter((one) => (one === key ? target.checked : ticked.has(one)))))
          }
        >
          <i className={styles[`swatch${key}`]} />
          {t(`ui.shift.${shiftWords[key]}`)}
        </Checkbox>
      ))}
    </fieldset>
  );
};
