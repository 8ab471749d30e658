import { useTranslation } from 'react-i18next';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import { type Unit, UnitFields } from '#shared/model/unit.ts';
import { useChange } from '#web/api/useChange.ts';
import { useHasRole } from '#web/api/useRole.ts';
import { href, NEW } from '#web/navigation/href.ts';
import { type AreaIds, everything } from '../ids.ts';
import { useRemoval } from '../remove/useRemoval.tsx';
import { CheckField } from './CheckField.tsx';
import { EntityFields } from './EntityFields.tsx';
import styles from './Group.module.css';
import { Group } from './Group.tsx';
import { TextField } from './TextField.tsx';
import { useEntityForm } from './useEntityForm.ts';

const toValues = (stored: Unit | undefined) => ({
  name: stored?.name ?? '',
  shortName: stored?.shortName ?? '',
  hasBedsActivated: stored?.hasBedsActivated ?? false,
  hasBudgetHours: stored?.hasBudgetHours ?? false,
  hidden: stored?.hidden ?? false,
  importActivated: stored?.importActivated ?? false,
  importIdentifier: stored?.importIdentifier ?? '',
});

const toBody = (values: ReturnType<typeof toValues>) => ({
  ...values,
  importIdentifier: values.importIdentifier || null,
});

/** The fields of a unit, new or stored; the import is for SuperAdmin alone. */
export const UnitForm = ({ ids, stored }: { readonly ids: AreaIds; readonly stored?: Unit }) => {
  const { t } = useTranslation();
  const mayImport = useHasRole('SuperAdmin');
  const create = useChange(hierarchy.createUnit, everything);
  const update = useChange(hierarchy.updateUnit, everything);
  const form = useEntityForm({
    level: 'unit',
    stored,
    toValues,
    toBody,
    labels: {
      name: t('manage.field.name'),
      shortName: t('manage.field.shortName'),
      hasBedsActivated: t('manage.field.hasBedsActivated'),
      hasBudgetHours: t('manage.field.hasBudgetHours'),
      hidden: t('manage.field.hidden'),
      importActivated: t('manage.field.importActivated'),
      importIdentifier: t('manage.field.importIdentifier'),
    },
    create: { schema: UnitFields, change: create, send: (body) => create.run({ params: ids, body }) },
    update: {
      schema: UnitFields,
      change: update,
      send: (body, { id, version }) => update.run({ params: { ...ids, unitId: id }, body: { ...body, version } }),
    },
    next: ({ id: unitId }) => href.manage({ ...ids, unitId, categoryId: NEW }),
  });
  const removal = useRemoval(
    hierarchy.deleteUnit,
    'unit',
    stored && { name: stored.name, version: stored.version, params: { ...ids, unitId: stored.id } },
    () => form.leave(href.manage(ids)),
  );
  const { values, set, errors } = form;
  return (
    <EntityFields
      form={form}
      up={href.manage(ids)}
      label={t('manage.form.unit')}
      action={stored ? t('ui.save') : t('manage.create.unit')}
      removal={removal}
    >
      <TextField
        label={t('manage.field.name')}
        value={values.name}
        onChange={(name) => set({ name })}
        error={errors.name}
        required
        focused={!stored}
      />
      <TextField
        label={t('manage.field.shortName')}
        value={values.shortName}
        onChange={(shortName) => set({ shortName })}
        error={errors.shortName}
        help={t('manage.field.shortNameHelp')}
        size={12}
      />
      <Group title={t('manage.field.screens')}>
        <div className={styles.checks}>
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
          <CheckField
            label={t('manage.field.hide')}
            help={t('manage.field.hideHelp')}
            checked={values.hidden}
            onChange={(hidden) => set({ hidden })}
          />
        </div>
      </Group>
      {mayImport && (
        <Group title={t('manage.import.title')}>
          <div className={styles.checks}>
            <CheckField
              label={t('manage.field.importActivated')}
              checked={values.importActivated}
              onChange={(importActivated) => set({ importActivated })}
            />
          </div>
          <TextField
            label={t('manage.field.importIdentifier')}
            value={values.importIdentifier}
            onChange={(importIdentifier) => set({ importIdentifier })}
            error={errors.importIdentifier}
            help={t('manage.import.identifierHelp')}
            size={30}
          />
        </Group>
      )}
    </EntityFields>
  );
};
