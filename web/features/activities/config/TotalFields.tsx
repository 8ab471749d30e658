import WarningFilled from '@ant-design/icons/es/icons/WarningFilled';
import Alert from 'antd/es/alert';
import Checkbox from 'antd/es/checkbox';
import Radio from 'antd/es/radio';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isOfHours } from '#shared/calculation/index.ts';
import { settledActivity } from '#shared/model/activity.ts';
import styles from './ActivityDialog.module.css';
import type { ActivityFieldsForm } from './useActivityForm.ts';
import { type ActivityValues, chosenKind } from './values.ts';

interface TotalFieldsProps {
  readonly form: Pick<ActivityFieldsForm, 'values' | 'set'>;
}

/** How an activity counts in the year and in the total, and whether its hours are shown as services and costs. */
export const TotalFields = ({ form: { values, set } }: TotalFieldsProps) => {
  const { t } = useTranslation();
  const id = useId();
  const isOther = values.type === 'Other';
  const map = chosenKind(values);
  const hasResources = isOfHours(settledActivity({ ...values, map })) && !(isOther && values.isHeader);
  return (
    <>
      <fieldset className={styles.other} disabled={!isOther}>
        <legend>{t('activities.onlyOther')}</legend>
        <Radio.Group
          aria-label={t('activities.field.calc')}
          disabled={!isOther || values.isHeader}
          value={isOther ? values.calc : 'Aggr'}
          onChange={({ target }) => set({ calc: target.value as ActivityValues['calc'] })}
          options={[
            { value: 'Aggr', label: t('activities.calcChoice.Aggr') },
            { value: 'Avg', label: t('activities.calcChoice.Avg') },
          ]}
        />
        <Checkbox
          disabled={!isOther}
          checked={isOther && values.isHeader}
          onChange={({ target }) => set({ isHeader: target.checked })}
        >
          {t('activities.field.isHeader')}
        </Checkbox>
      </fieldset>
      <div className={styles.pair}>
        <div>
          <Checkbox
            disabled={!hasResources}
            checked={hasResources && values.showResourceInfo}
            aria-describedby={`${id}-resources`}
            onChange={({ target }) => set({ showResourceInfo: target.checked })}
          >
            {t('activities.field.showResourceInfo')}
          </Checkbox>
          <small id={`${id}-resources`} className={styles.hint}>
            {t(hasResources ? 'activities.resourceText' : 'activities.noResources')}
          </small>
        </div>
        <Checkbox
          disabled={isOther}
          checked={!isOther && values.excludeFromTotal}
          onChange={({ target }) => set({ excludeFromTotal: target.checked })}
        >
          {t('activities.field.excludeFromTotal')}
        </Checkbox>
      </div>
      {values.type !== 'Other' && values.excludeFromTotal && (
        <Alert
          type="warning"
          showIcon
          icon={<WarningFilled aria-hidden />}
          role="status"
          className={styles.warning ?? ''}
          title={t(`activities.excludedText.${values.type}`)}
        />
      )}
    </>
  );
};
