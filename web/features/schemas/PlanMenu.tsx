import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import { useTranslation } from 'react-i18next';
import type { Schema } from '#shared/model/schema.ts';
import { accessLevelOf } from '#shared/time/accessLevel.ts';
import { actionsAt } from '#web/domain/planning/actionsAt.ts';
import { PeriodMenu } from '#web/domain/planning/PeriodMenu.tsx';
import { usePlanner } from '#web/domain/planning/usePlanner.ts';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import { type PrintAction, printActions, usePrintLooks } from './print/usePrintLooks.tsx';
import styles from './SchemasTab.module.css';
import type { usePlanPeriodActions } from './usePlanPeriodActions.ts';

const extra = { altering: [], always: printActions } as const;

interface PlanMenuProps {
  readonly place: CategoryPlace;
  readonly schema: Schema;
  readonly actions: ReturnType<typeof usePlanPeriodActions>;
  readonly onPrint: (what: PrintAction) => void;
}

/** The menu of the selected plan period: dates and removal by its access level, printing always. */
export const PlanMenu = ({ place, schema, actions, onPrint }: PlanMenuProps) => {
  const { t } = useTranslation();
  const planner = usePlanner();
  const { level } = accessLevelOf(schema, planner.today, planner.mayChangeHistory);
  return (
    <>
      {place.canWrite && level === 'readOnly' && (
        <span className={styles.locked}>
          <LockOutlined aria-hidden />
          {t('schemas.readOnly')}
        </span>
      )}
      <PeriodMenu
        label={t('schemas.more')}
        actions={actionsAt(level, place.canWrite, extra)}
        looks={usePrintLooks()}
        onAction={(action) => {
          if (action === 'change') actions.open('move');
          else if (action === 'remove') void actions.confirmRemoval(schema);
          else onPrint(action);
        }}
      />
    </>
  );
};
