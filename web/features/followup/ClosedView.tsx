import LockFilled from '@ant-design/icons/es/icons/LockFilled';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { followup as contract } from '#shared/contract/followup.ts';
import { monthOfYear } from '#web/domain/followup/months.ts';
import { momentText } from '#web/kit/ui/dates.ts';
import { Loaded } from '#web/kit/ui/state/Loaded.tsx';
import { CardSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import type { UnitPlace } from '#web/platform/navigation/place.ts';
import { FollowUpView } from './FollowUpView.tsx';
import styles from './SideCards.module.css';

interface ClosedViewProps {
  readonly unit: UnitPlace;
  readonly year: number;
  readonly month: number;
  readonly onLeave: () => void;
}

/** The follow-up of January to a closed month, as it was when the month was closed. */
export const ClosedView = ({ unit, year, month, onLeave }: ClosedViewProps) => {
  const { t } = useTranslation();
  const answer = useEndpoint(contract.closed, { params: { ...unit.ids, year: String(year), month: String(month) } });
  return (
    <Loaded of={answer} heading={t('followup.title', { year: String(year) })} skeleton={<CardSkeleton />}>
      {({ closed, report }) => (
        <>
          <p className={styles.banner} role="status">
            <LockFilled aria-hidden />
            <span>
              {t('followup.closing.kept', {
                month: monthOfYear(year, month),
                by: closed.by,
                at: momentText(closed.at),
              })}
              {closed.correctedBy !== null && ` ${t('followup.closing.keptCorrected')}`}
            </span>
            <Button size="small" onClick={onLeave}>
              {t('followup.closing.leave')}
            </Button>
          </p>
          <FollowUpView unit={unit} followUp={report} closed={closed} />
        </>
      )}
    </Loaded>
  );
};
