import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useIsPhone } from '#web/kit/ui/hooks/useMedia.ts';
import type { Column } from '#web/kit/ui/list/column.ts';
import { Facts } from '#web/kit/ui/list/Facts.tsx';
import { href } from '#web/platform/navigation/href.ts';
import type { OwnRate } from './ownRates.ts';
import styles from './Rates.module.css';
import { rateText } from './useRateColumns.tsx';

/** The columns of the rates that units have of their own; on a phone both values are below the unit, the own one after its field. */
export const useOwnColumns = (orgId: string): readonly Column<OwnRate>[] => {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const ofCategory = ({ category, year }: OwnRate) => `${category} ${year}`;
  const fieldText = ({ field }: OwnRate) => t(`rates.field.${field}`);
  const ownText = ({ field, own }: OwnRate) => rateText(field, own);
  const hereText = ({ field, here }: OwnRate) => (here === null ? '–' : rateText(field, here));
  const hereHead = t('rates.own.here');
  return [
    {
      id: 'unit',
      head: t('rates.own.unit'),
      value: ({ name }) => name,
      cell: (row) => (
        <>
          <span className={styles.unit}>
            <Link to={href.manage({ orgId, areaId: row.areaId, unitId: row.unitId }, 'rates')}>{row.name}</Link>
            {isPhone && <span>{ofCategory(row)}</span>}
          </span>
          {isPhone && (
            <Facts
              of={[
                { id: 'own', head: fieldText(row), text: ownText(row) },
                { id: 'here', head: hereHead, text: hereText(row) },
              ]}
            />
          )}
        </>
      ),
    },
    {
      id: 'what',
      head: t('rates.own.what'),
      value: (row) => `${ofCategory(row)}, ${fieldText(row)}`,
      wideOnly: true,
      isInName: true,
    },
    { id: 'own', head: t('rates.own.value'), value: ownText, align: 'right', wideOnly: true, isInName: true },
    { id: 'here', head: hereHead, value: hereText, align: 'right', wideOnly: true, isInName: true },
  ];
};
