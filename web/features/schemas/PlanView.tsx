import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { schemas } from '#shared/contract/schemas.ts';
import type { Schema } from '#shared/model/schema.ts';
import { accessLevelOf } from '#shared/time/accessLevel.ts';
import { useEndpoint } from '#web/api/useEndpoint.ts';
import { useMayChangeHistory } from '#web/api/useRole.ts';
import type { CategoryPlace } from '#web/navigation/place.ts';
import { weekTexts } from '#web/planning/dates.ts';
import { today } from '#web/ui/dates.ts';
import { useIsPhone } from '#web/ui/hooks/useMedia.ts';
import { PlanCard } from './PlanCard.tsx';
import { ChangePeriod } from './period/ChangePeriod.tsx';
import { PeriodMenu } from './period/PeriodMenu.tsx';
import { useRemoval } from './period/useRemoval.tsx';
import styles from './SchemasTab.module.css';
import type { Selection } from './useSelection.ts';
import { WeekPanel } from './week/WeekPanel.tsx';
import { WeekSheet } from './week/WeekSheet.tsx';

interface PlanViewProps {
  readonly place: CategoryPlace;
  readonly list: readonly Schema[];
  readonly selection: Selection;
  /** Told which period to show instead. */
  readonly onRemoved: (neighbour: string | undefined) => void;
}

/** The selected plan period with its receipts, and the panel of the selected week. */
export const PlanView = ({ place, list, selection, onRemoved }: PlanViewProps) => {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const { schema, week, selectWeek } = selection;
  const receipts = useEndpoint(schemas.receipt, { params: { ...place.ids, schemaId: schema.id } });
  const mayChangeHistory = useMayChangeHistory();
  const { level } = accessLevelOf(schema, today(), mayChangeHistory);
  const editable = place.canWrite && level !== 'readOnly';
  const [changing, setChanging] = useState(false);
  const { remove, notice } = useRemoval(place, list, onRemoved);
  const receipt = receipts.data?.find(({ start }) => start === week) ?? receipts.data?.[0];

  const menu = editable ? (
    <PeriodMenu level={level} onChange={() => setChanging(true)} onRemove={() => remove(schema)} />
  ) : (
    place.canWrite && (
      <span className={styles.locked}>
        <LockOutlined aria-hidden />
        {t('schemas.readOnly')}
      </span>
    )
  );
  const panel = receipt &&
    receipts.data && { place, schema, receipts: receipts.data, receipt, editable, onSelect: selectWeek };
  const failed = panel === undefined && receipts.error !== undefined;

  return (
    <>
      <section className={`${styles.card} ${failed ? styles.wide : ''}`} aria-label={t('schemas.period')}>
        {notice}
        <PlanCard schema={schema} query={receipts} week={receipt?.start ?? week} onSelect={selectWeek} menu={menu} />
      </section>
      {isPhone && panel && <WeekSheet {...panel} />}
      {!isPhone && !failed && (
        <aside className={styles.panel} aria-label={t('schemas.panel.summary', { week: weekTexts(week).week })}>
          {panel && <WeekPanel {...panel} />}
        </aside>
      )}
      {changing && (
        <ChangePeriod key={schema.id} place={place} list={list} schema={schema} onClose={() => setChanging(false)} />
      )}
    </>
  );
};
