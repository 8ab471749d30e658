import Select from 'antd/es/select';
import { useTranslation } from 'react-i18next';

const WIDTH = 84;

interface YearSelectProps {
  /** In the order offered; the chosen year is offered in any case. */
  readonly years: readonly number[];
  readonly year: number;
  readonly onYear: (year: number) => void;
}

/** The year of a follow-up. */
export const YearSelect = ({ years, year, onYear }: YearSelectProps) => {
  const { t } = useTranslation();
  const offered = years.includes(year) ? years : [...years, year];
  return (
    <Select
      size="small"
      aria-label={t('followup.year')}
      style={{ width: WIDTH }}
      value={year}
      virtual={false}
      options={offered.map((one) => ({ value: one, label: String(one) }))}
      onChange={onYear}
    />
  );
};
