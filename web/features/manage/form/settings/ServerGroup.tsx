import { useTranslation } from 'react-i18next';
import { typedNumber } from '#web/kit/ui/inputs/digits.ts';
import { TextField } from '#web/kit/ui/inputs/TextField.tsx';
import { NumberField } from '../NumberField.tsx';
import styles from './Settings.module.css';
import { SettingsGroup, type SettingsPage } from './SettingsGroup.tsx';

/** The server of the HR system, and on which day its files are fetched. */
export const ServerGroup = ({ page }: { readonly page: SettingsPage }) => {
  const { t } = useTranslation();
  return (
    <SettingsGroup
      page={page}
      group="server"
      title={t('manage.settings.group.server')}
      text={t('manage.import.text')}
      className={styles.whole}
      toValues={({ heromaImportFtp, ftpUser, dayOfImport }) => ({
        heromaImportFtp: heromaImportFtp ?? '',
        ftpUser: ftpUser ?? '',
        // The server never answers it; an empty field keeps the stored one.
        ftpPassword: '',
        dayOfImport: String(dayOfImport ?? ''),
      })}
      toBody={({ heromaImportFtp, ftpUser, ftpPassword, dayOfImport }) => ({
        heromaImportFtp: heromaImportFtp || null,
        ftpUser: ftpUser || null,
        ...(ftpPassword !== '' && { ftpPassword }),
        dayOfImport: typedNumber(dayOfImport),
      })}
      labels={{
        heromaImportFtp: t('manage.field.heromaImportFtp'),
        ftpUser: t('manage.field.ftpUser'),
        dayOfImport: t('manage.field.dayOfImport'),
      }}
    >
      {({ values, set, errors }) => (
        <div className={styles.fields}>
          <TextField
            label={t('manage.field.heromaImportFtp')}
            value={values.heromaImportFtp}
            onChange={(heromaImportFtp) => set({ heromaImportFtp })}
            error={errors.heromaImportFtp}
          />
          <TextField
            label={t('manage.field.ftpUser')}
            value={values.ftpUser}
            onChange={(ftpUser) => set({ ftpUser })}
            error={errors.ftpUser}
          />
          <NumberField
            label={t('manage.field.dayOfImport')}
            max={31}
            value={values.dayOfImport}
            onChange={(dayOfImport) => set({ dayOfImport })}
            error={errors.dayOfImport}
            help={t('manage.import.dayHelp')}
          />
          <TextField
            label={t('manage.field.ftpPassword')}
            value={values.ftpPassword}
            onChange={(ftpPassword) => set({ ftpPassword })}
            error={errors.ftpPassword}
            help={t('manage.import.passwordHelp')}
            secret="new-password"
          />
        </div>
      )}
    </SettingsGroup>
  );
};
