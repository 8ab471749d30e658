import { useTranslation } from 'react-i18next';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import { type Unit, usualOvertimeHours } from '#shared/model/unit.ts';
import { parseDecimal } from '#shared/quantity/parse.ts';
import { formatNumber } from '#web/kit/ui/figures/format.ts';
import { TextField } from '#web/kit/ui/inputs/TextField.tsx';
import { useRight } from '#web/platform/api/useRight.ts';
import { href, NEW } from '#web/platform/navigation/href.ts';
import type { AreaIds } from '../ids.ts';
import { CheckField } from './CheckField.tsx';
import { DaysOffFields } from './DaysOffFields.tsx';
import { EntityFields } from './EntityFields.tsx';
import styles from './Group.module.css';
import { RemedyFields } from './RemedyFields.tsx';
import { shortNameOf } from './shortName.ts';
import { useEntityForm } from './useEntityForm.ts';

const endpoints = {
  create: hierarchy.createUnit,
  update: hierarchy.updateUnit,
  remove: hierarchy.deleteUnit,
};

const toValues = (stored: Unit | undefined) => ({
  name: stored?.name ?? '',
  shortName: stored?.shortName ?? '',
  hasBedsActivated: stored?.hasBedsActivated ?? false,
  hasBudgetHours: stored?.hasBudgetHours ?? false,
  hidden: stored?.hidden ?? false,
  redDay: stored?.redDay ?? null,
  eve: stored?.eve ?? null,
  overtimeHours: formatNumber(stored?.overtimeHours ?? usualOvertimeHours, 'file'),
  poolServices: formatNumber(stored?.poolServices ?? null, 'file'),
  hiredServices: formatNumber(stored?.hiredServices ?? null, 'file'),
  importActivated: stored?.importActivated ?? false,
  importIdentifier: stored?.importIdentifier ?? '',
});

/** The number typed; null where nothing is. */
const typedOrNull = (text: string): number | null => (text.trim() === '' ? null : (parseDecimal(text) ?? Number.NaN));

const toBody = (values: ReturnType<typeof toValues>) => ({
  ...values,
  overtimeHours: parseDecimal(values.overtimeHours) ?? Number.NaN,
  poolServices: typedOrNull(values.poolServices),
  hiredServices: typedOrNull(values.hiredServices),
  importIdentifier: values.importIdentifier || null,
});

/** The fields of a unit, of a new one its name, which gives the short name; the import is for SuperAdmin alone. */
export const UnitForm = ({ ids, stored }: { readonly ids: AreaIds; readonly stored?: Unit | undefined }) => {
  const { t } = useTranslation();
  const mayImport = useRight('import');
  const form = useEntityForm({
    level: 'unit',
    endpoints,
    contents: hierarchy.unitContents,
    above: ids,
    own: (unitId) => ({ ...ids, unitId }),
    stored,
    toValues,
    toBody: (typed) => toBody(stored ? typed : { ...typed, shortName: shortNameOf(typed.name) }),
    labels: {
      name: t('manage.field.name'),
      shortName: t('manage.field.shortName'),
      hasBedsActivated: t('manage.field.hasBedsActivated'),
      hasBudgetHours: t('manage.field.hasBudgetHours'),
      hidden: t('manage.field.hidden'),
      redDay: {
        label: t('manage.field.redDay'),
        text: (unit) => t(`manage.daysOff.rule.${unit.redDay ?? 'inherited'}`),
      },
      eve: { label: t('manage.field.eve'), text: (unit) => t(`manage.daysOff.rule.${unit.eve ?? 'inherited'}`) },
      overtimeHours: t('manage.field.overtimeHours'),
      poolServices: t('manage.field.poolServices'),
      hiredServices: t('manage.field.hiredServices'),
      importActivated: t('manage.field.importActivated'),
      importIdentifier: t('manage.field.importIdentifier'),
    },
    next: (unitId) => href.manage({ ...ids, unitId, categoryId: NEW }),
  });
  const { values, set, errors } = form;
  return (
    <EntityFields
      form={form}
      help={
        stored || values.name.trim() === ''
          ? undefined
          : t('manage.field.shortNameBecomes', { shortName: shortNameOf(values.name) })
      }
      line={
        stored && (
          <>
            <TextField
              label={t('manage.field.shortName')}
              value={values.shortName}
              onChange={(shortName) => set({ shortName })}
              error={errors.shortName}
              help={t('manage.field.shortNameHelp')}
              size={12}
            />
            {mayImport && (
              <TextField
                label={t('manage.field.importIdentifier')}
                value={values.importIdentifier}
                onChange={(importIdentifier) => set({ importIdentifier })}
                error={errors.importIdentifier}
                help={t('manage.import.identifierHelp')}
                size={30}
              />
            )}
          </>
        )
      }
    >
      {stored && (
        <>
          <fieldset className={styles.checks}>
            <legend className="visually-hidden">{t('manage.field.screens')}</legend>
            <CheckField
              label={t('manage.field.hasBedsActivated')}
              help={t('manage.field.hasBedsActivatedHelp')}
              checked={values.hasBedsActivated}
              onChange={(hasBedsActivated) => set({ hasBedsActivated })}
            />
            <CheckField
              label={t('manage.field.hasBudgetHours')}
              help={t('manage.field.hasBudgetHoursHelp')}
              checked={values.hasBudgetHours}
              onChange={(hasBudgetHours) => set({ hasBudgetHours })}
            />
            {mayImport && (
              <CheckField
                label={t('manage.field.importActivated')}
                help={t('manage.field.importActivatedHelp')}
                checked={values.importActivated}
                onChange={(importActivated) => set({ importActivated })}
              />
            )}
            <CheckField
              label={t('manage.field.hide')}
              help={t('manage.field.hideHelp')}
              checked={values.hidden}
              onChange={(hidden) => set({ hidden })}
            />
          </fieldset>
          <DaysOffFields values={values} onChange={set} errors={errors} inherited={null} />
          <RemedyFields values={values} onChange={set} errors={errors} />
        </>
      )}
    </EntityFields>
  );
};
