import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import type { Organization } from '#shared/model/organization.ts';
import { retention } from '#shared/model/retention.ts';
import { typedNumber } from '#web/kit/ui/inputs/digits.ts';
import { TextField } from '#web/kit/ui/inputs/TextField.tsx';
import { useRight } from '#web/platform/api/useRight.ts';
import { href, NEW } from '#web/platform/navigation/href.ts';
import { DaysOffFields } from './DaysOffFields.tsx';
import { EntityFields } from './EntityFields.tsx';
import styles from './Group.module.css';
import { Group } from './Group.tsx';
import { NumberField } from './NumberField.tsx';
import { SecondFactorField } from './SecondFactorField.tsx';
import { useEntityForm } from './useEntityForm.ts';

const endpoints = {
  create: hierarchy.createOrganization,
  update: hierarchy.updateOrganization,
  remove: hierarchy.deleteOrganization,
};

const months = ['logMonths', 'signInMonths'] as const;

const toValues = (stored: Organization | undefined) => ({
  name: stored?.name ?? '',
  heromaImportFtp: stored?.heromaImportFtp ?? '',
  ftpUser: stored?.ftpUser ?? '',
  // The server never answers it; an empty field keeps the stored one.
  ftpPassword: '',
  dayOfImport: String(stored?.dayOfImport ?? ''),
  idleMinutes: String(stored?.idleMinutes ?? ''),
  closingDay: String(stored?.closingDay ?? ''),
  logMonths: String(stored?.logMonths ?? ''),
  signInMonths: String(stored?.signInMonths ?? ''),
  secondFactor: stored?.secondFactor ?? ('optional' as const),
  redDay: stored?.redDay ?? ('weekday' as const),
  eve: stored?.eve ?? ('weekday' as const),
});

const toBody = ({
  name,
  heromaImportFtp,
  ftpUser,
  ftpPassword,
  dayOfImport,
  idleMinutes,
  closingDay,
  logMonths,
  signInMonths,
  secondFactor,
  redDay,
  eve,
}: ReturnType<typeof toValues>) => ({
  name,
  heromaImportFtp: heromaImportFtp || null,
  ftpUser: ftpUser || null,
  ...(ftpPassword !== '' && { ftpPassword }),
  dayOfImport: typedNumber(dayOfImport),
  idleMinutes: typedNumber(idleMinutes),
  closingDay: typedNumber(closingDay),
  logMonths: typedNumber(logMonths),
  signInMonths: typedNumber(signInMonths),
  secondFactor,
  redDay,
  eve,
});

interface OrganizationFormProps {
  readonly stored?: Organization | undefined;
  /** The test of the stored connection to the HR system's server. */
  readonly connectionTest: (disabled: boolean) => ReactNode;
}

/** The fields of an organisation, of a new one its name; the import is for SuperAdmin alone. */
export const OrganizationForm = ({ stored, connectionTest }: OrganizationFormProps) => {
  const { t } = useTranslation();
  const mayImport = useRight('import');
  const form = useEntityForm({
    level: 'org',
    endpoints,
    contents: hierarchy.organizationContents,
    above: {},
    own: (orgId) => ({ orgId }),
    stored,
    toValues,
    toBody,
    labels: {
      name: t('manage.field.name'),
      heromaImportFtp: t('manage.field.heromaImportFtp'),
      ftpUser: t('manage.field.ftpUser'),
      dayOfImport: t('manage.field.dayOfImport'),
      idleMinutes: t('manage.field.idleMinutes'),
      closingDay: t('manage.field.closingDay'),
      logMonths: t('manage.field.logMonths'),
      signInMonths: t('manage.field.signInMonths'),
      secondFactor: {
        label: t('manage.field.secondFactor'),
        text: ({ secondFactor }) => t(`manage.secondFactor.rule.${secondFactor}`),
      },
      redDay: { label: t('manage.field.redDay'), text: ({ redDay }) => t(`manage.daysOff.rule.${redDay}`) },
      eve: { label: t('manage.field.eve'), text: ({ eve }) => t(`manage.daysOff.rule.${eve}`) },
    },
    next: (orgId) => href.manage({ orgId, areaId: NEW }),
  });
  const { values, set, errors } = form;
  return (
    <EntityFields form={form}>
      {stored && (
        <>
          <DaysOffFields values={values} onChange={set} errors={errors} />
          <Group title={t('manage.idle.title')} text={t('manage.idle.text')}>
            <NumberField
              label={t('manage.field.idleMinutes')}
              max={240}
              value={values.idleMinutes}
              onChange={(idleMinutes) => set({ idleMinutes })}
              error={errors.idleMinutes}
            />
          </Group>
          <Group title={t('manage.closing.title')} text={t('manage.closing.text')}>
            <NumberField
              label={t('manage.field.closingDay')}
              max={28}
              value={values.closingDay}
              onChange={(closingDay) => set({ closingDay })}
              error={errors.closingDay}
            />
          </Group>
          <Group title={t('manage.secondFactor.title')} text={t('manage.secondFactor.text')}>
            <SecondFactorField
              value={values.secondFactor}
              onChange={(secondFactor) => set({ secondFactor })}
              error={errors.secondFactor}
            />
          </Group>
          <Group title={t('manage.retention.title')} text={t('manage.retention.text')}>
            <div className={styles.line}>
              {months.map((field) => (
                <NumberField
                  key={field}
                  label={t(`manage.field.${field}`)}
                  max={retention[field].max}
                  value={values[field]}
                  onChange={(text) => set({ [field]: text })}
                  error={errors[field]}
                  help={t('manage.retention.help', retention[field])}
                />
              ))}
            </div>
          </Group>
          {mayImport && (
            <Group title={t('manage.import.title')} text={t('manage.import.text')}>
              <div className={styles.line}>
                <TextField
                  label={t('manage.field.heromaImportFtp')}
                  value={values.heromaImportFtp}
                  onChange={(heromaImportFtp) => set({ heromaImportFtp })}
                  error={errors.heromaImportFtp}
                  size={30}
                />
                <TextField
                  label={t('manage.field.ftpUser')}
                  value={values.ftpUser}
                  onChange={(ftpUser) => set({ ftpUser })}
                  error={errors.ftpUser}
                  size={30}
                />
                <TextField
                  label={t('manage.field.ftpPassword')}
                  value={values.ftpPassword}
                  onChange={(ftpPassword) => set({ ftpPassword })}
                  error={errors.ftpPassword}
                  help={t('manage.import.passwordHelp')}
                  size={30}
                  secret="new-password"
                />
                <NumberField
                  label={t('manage.field.dayOfImport')}
                  max={31}
                  value={values.dayOfImport}
                  onChange={(dayOfImport) => set({ dayOfImport })}
                  error={errors.dayOfImport}
                  help={t('manage.import.dayHelp')}
                />
              </div>
              {connectionTest(form.changed)}
            </Group>
          )}
        </>
      )}
    </EntityFields>
  );
};
