import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import Button from 'antd/es/button';
import Segmented from 'antd/es/segmented';
import { useTranslation } from 'react-i18next';
import type { Category } from '#shared/model/category.ts';
import type { Demand } from '#shared/model/demand.ts';
import { periodText } from '#web/domain/planning/dates.ts';
import { Indicators } from '#web/domain/planning/Indicators.tsx';
import { SheetHeader } from '#web/kit/ui/sheet/SheetHeader.tsx';
import { usePeriodFacts } from '../period/usePeriodFacts.ts';
import styles from './Compare.module.css';

interface CompareHeadProps {
  readonly simulated: Demand;
  readonly category: Category;
  readonly live: readonly Demand[];
  /** The live period of the table. */
  readonly against: Demand | undefined;
  readonly canPromote: boolean;
  readonly isBusy: boolean;
  readonly onAgainst: (liveId: string) => void;
  readonly onClose: () => void;
  readonly onPromote: () => void;
}

/** Which periods are compared, and the buttons over the comparison. */
export const CompareHead = (props: CompareHeadProps) => {
  const { t } = useTranslation();
  const { simulated, category, live, against } = props;
  const factsOf = usePeriodFacts();
  const weeksOf = (period: Demand) => periodText(period, t('ui.period.openShort'));
  return (
    <SheetHeader
      title={t('demand.compare.title', { ...weeksOf(simulated) })}
      text={factsOf(simulated, category).join(' · ')}
      marks={
        <span className="wide-only">
          <Indicators of={['simulation', ...(simulated.locked ? ['locked' as const] : [])]} />
        </span>
      }
    >
      {live.length > 1 && (
        <div className={styles.against}>
          <span className={styles.label}>{t('demand.compare.showing')}</span>
          <Segmented
            size="small"
            name="against"
            aria-label={t('demand.compare.choose')}
            options={live.map((period) => ({
              value: period.id,
              label: t('demand.compare.against', { weeks: weeksOf(period).weeks }),
            }))}
            value={against?.id ?? ''}
            onChange={props.onAgainst}
          />
        </div>
      )}
      <Button icon={<CloseOutlined aria-hidden />} onClick={props.onClose}>
        {t('demand.compare.close')}
      </Button>
      {props.canPromote && (
        <Button type="primary" icon={<CheckOutlined aria-hidden />} loading={props.isBusy} onClick={props.onPromote}>
          {t('demand.compare.promote')}
        </Button>
      )}
    </SheetHeader>
  );
};
