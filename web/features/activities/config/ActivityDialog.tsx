import WarningFilled from '@ant-design/icons/es/icons/WarningFilled';
import Alert from 'antd/es/alert';
import Checkbox from 'antd/es/checkbox';
import Input, { type InputRef } from 'antd/es/input';
import Radio from 'antd/es/radio';
import Select from 'antd/es/select';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { expectedKinds, isOfHours } from '#shared/calculation/index.ts';
import { budget } from '#shared/contract/budget.ts';
import { followup } from '#shared/contract/followup.ts';
import { type Activity, ActivityFields, kindsOf, settledActivity } from '#shared/model/activity.ts';
import { useVersionedForm } from '#web/kit/forms/useVersionedForm.ts';
import { VersionedDialog } from '#web/kit/forms/VersionedDialog.tsx';
import { today } from '#web/kit/ui/dates.ts';
import { useToast } from '#web/kit/ui/hooks/useToast.ts';
import { Field } from '#web/kit/ui/state/Field.tsx';
import { useChange } from '#web/platform/api/useChange.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import type { UnitIds } from '../ids.ts';
import styles from './ActivityDialog.module.css';
import { RemoveActivity } from './RemoveActivity.tsx';
import { TypeChoice } from './TypeChoice.tsx';
import { useActivityTexts } from './useActivityTexts.ts';
import { type ActivityValues, bodyOf, endsBeforeStart, isTaken, newValues, valuesOf } from './values.ts';

interface ActivityDialogProps {
  readonly ids: UnitIds;
  readonly activities: readonly Activity[];
  /** The activity to change; a new one without. */
  readonly activity: Activity | undefined;
  readonly onClose: () => void;
}

/** An activity, new or changed: what its type does not have is disabled, so that nothing moves when the type is chosen. */
export const ActivityDialog = ({ ids, activities, activity, onClose }: ActivityDialogProps) => {
  const { t } = useTranslation();
  const message = useToast();
  const id = useId();
  const texts = useActivityTexts();
  const nameField = useRef<InputRef>(null);
  const [another, setAnother] = useState(false);
  const thisYear = Number(today().slice(0, 4));
  const creation = useChange(followup.create);
  const change = useChange(followup.update);
  const own = (activityId: string) => ({ ...ids, activityId });
  const fieldText = (field: keyof ActivityValues) => t(`activities.field.${field}`);

  const categories = useEndpoint(budget.categories, { params: ids }).data ?? [];
  const nameOf = (categoryId: string | null): string =>
    categories.find((category) => category.id === categoryId)?.name ?? t('activities.wholeUnit');

  const form = useVersionedForm({
    stored: activity,
    toValues: (stored): ActivityValues => (stored ? valuesOf(stored) : newValues('Worklog', thisYear)),
    toBody: bodyOf,
    check: (values, stored) => ({
      ...(isTaken(activities, values, stored?.id) && { name: 'duplicateName' as const }),
      ...(endsBeforeStart(values) && { end: 'endYear' as const }),
      ...(values.type === 'Other' && !values.isHeader && values.map === 'Absence' && values.absence === null
        ? { absence: 'required' as const }
        : {}),
    }),
    faultText: (_, code) => (code === 'duplicateName' ? t('activities.duplicate') : undefined),
    refusalTexts: ({ code }): Readonly<Record<string, string>> =>
      code === 'duplicateName' ? { name: t('activities.duplicate') } : {},
    labels: {
      name: fieldText('name'),
      start: fieldText('start'),
      end: { label: fieldText('end'), text: ({ end }) => end || t('activities.open') },
      type: { label: fieldText('type'), text: ({ type }) => t(`activities.type.${type}`) },
      map: { label: fieldText('map'), text: ({ map }) => texts.kind(map) },
      absence: {
        label: fieldText('absence'),
        text: ({ absence }) => (absence ? t(`activities.absence.${absence}`) : ''),
      },
      categoryId: { label: fieldText('categoryId'), text: ({ categoryId }) => nameOf(categoryId) },
      heromaActivityIdentifier: fieldText('heromaActivityIdentifier'),
      calc: { label: fieldText('calc'), text: ({ calc }) => t(`activities.calc.${calc}`) },
      isHeader: fieldText('isHeader'),
      showResourceInfo: fieldText('showResourceInfo'),
      excludeFromTotal: fieldText('excludeFromTotal'),
    },
    create: { schema: ActivityFields, change: creation, send: (body) => creation.run({ params: ids, body }) },
    update: {
      schema: ActivityFields,
      change,
      send: (body, stored) => change.run({ params: own(stored.id), body: { ...body, version: stored.version } }),
    },
    onSaved: ({ name, type }) => {
      message.success(t(activity ? 'activities.updated' : 'activities.created', { name }));
      if (activity || !another) {
        onClose();
        return;
      }
      form.restart(newValues(type, thisYear));
      nameField.current?.focus();
    },
    onTheirs: onClose,
  });
  const { values, errors, set } = form;
  const isOther = values.type === 'Other';
  const kinds = isOther && values.isHeader ? [] : kindsOf[values.type];
  const map = values.map !== null && kinds.includes(values.map) ? values.map : null;
  const hasResources = isOfHours(settledActivity({ ...values, map })) && !(isOther && values.isHeader);

  const year = (field: 'start' | 'end') => (
    <Field id={`${id}-${field}`} label={fieldText(field)} error={errors[field]}>
      <Input
        id={`${id}-${field}`}
        value={values[field]}
        inputMode="numeric"
        autoComplete="off"
        placeholder={field === 'end' ? t('activities.open') : ''}
        aria-required={field === 'start' || undefined}
        aria-invalid={errors[field] !== undefined || undefined}
        aria-describedby={errors[field] && `${id}-${field}-error`}
        onChange={({ target }) => set({ [field]: target.value })}
      />
    </Field>
  );

  return (
    <VersionedDialog
      form={form}
      failed="activity"
      title={t(activity ? 'activities.change' : 'activities.new')}
      action={t(activity ? 'activities.update' : 'activities.create')}
      disabled={activity !== undefined && !form.changed}
      width={604}
      extra={
        activity ? (
          <RemoveActivity ids={ids} activity={activity} onRemoved={onClose} />
        ) : (
          <Checkbox checked={another} onChange={({ target }) => setAnother(target.checked)}>
            {t('activities.another')}
          </Checkbox>
        )
      }
      onCancel={onClose}
    >
      <div className={styles.first}>
        <Field id={`${id}-name`} label={fieldText('name')} error={errors.name}>
          <Input
            id={`${id}-name`}
            ref={nameField}
            value={values.name}
            autoComplete="off"
            aria-required
            aria-invalid={errors.name !== undefined || undefined}
            aria-describedby={errors.name && `${id}-name-error`}
            onChange={({ target }) => set({ name: target.value })}
          />
        </Field>
        {year('start')}
        {year('end')}
      </div>
      <TypeChoice value={values.type} onChange={(type) => set({ type })} />
      <div className={styles.pair}>
        <Field
          id={`${id}-map`}
          label={fieldText('map')}
          error={errors.map}
          help={map ? t(`activities.rate.${map}`) : t(kinds.length > 0 ? 'activities.noRate' : 'activities.noKinds')}
        >
          <Select
            id={`${id}-map`}
            value={map}
            disabled={kinds.length === 0}
            allowClear
            onChange={(chosen) => set({ map: chosen ?? null })}
            options={kinds.map((kind) => ({ value: kind, label: t(`activities.kind.${kind}`) }))}
          />
        </Field>
        <Field
          id={`${id}-identifier`}
          label={fieldText('heromaActivityIdentifier')}
          error={errors.heromaActivityIdentifier}
          help={t('activities.identifierHelp', { column: isOther ? '[LARTBENAMNING]' : '[AKTIVITET]' })}
        >
          <Input
            id={`${id}-identifier`}
            value={values.heromaActivityIdentifier}
            autoComplete="off"
            aria-invalid={errors.heromaActivityIdentifier !== undefined || undefined}
            aria-describedby={errors.heromaActivityIdentifier && `${id}-identifier-error`}
            onChange={({ target }) => set({ heromaActivityIdentifier: target.value })}
          />
        </Field>
      </div>
      {map === 'Absence' && (
        <div className={styles.pair}>
          <Field id={`${id}-absence`} label={fieldText('absence')} error={errors.absence}>
            <Select
              id={`${id}-absence`}
              value={values.absence}
              aria-required
              aria-invalid={errors.absence !== undefined || undefined}
              aria-describedby={errors.absence && `${id}-absence-error`}
              onChange={(absence) => set({ absence })}
              options={expectedKinds.map((kind) => ({ value: kind, label: t(`activities.absence.${kind}`) }))}
            />
          </Field>
          <Field
            id={`${id}-category`}
            label={fieldText('categoryId')}
            error={errors.categoryId}
            help={t('activities.categoryHelp')}
          >
            <Select
              id={`${id}-category`}
              value={values.categoryId ?? ''}
              onChange={(chosen) => set({ categoryId: chosen || null })}
              options={[
                { value: '', label: t('activities.wholeUnit') },
                ...categories
                  .filter(({ isBudgetCategory }) => !isBudgetCategory)
                  .map((category) => ({ value: category.id, label: category.name })),
              ]}
            />
          </Field>
        </div>
      )}
      <fieldset className={styles.other} disabled={!isOther}>
        <legend>{t('activities.onlyOther')}</legend>
        <Radio.Group
          aria-label={fieldText('calc')}
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
          {fieldText('isHeader')}
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
            {fieldText('showResourceInfo')}
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
          {fieldText('excludeFromTotal')}
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
    </VersionedDialog>
  );
};
