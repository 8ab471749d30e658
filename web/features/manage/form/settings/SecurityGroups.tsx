import { useTranslation } from 'react-i18next';
import { retention } from '#shared/model/retention.ts';
import { typedNumber } from '#web/kit/ui/inputs/digits.ts';
import { NumberField } from '../NumberField.tsx';
import { SecondFactorField } from '../SecondFactorField.tsx';
import styles from './Settings.module.css';
import { SettingsGroup, type SettingsPage } from './SettingsGroup.tsx';

const months = ['logMonths', 'signInMonths'] as const;

/** How the users of an organisation sign in, when they are signed out, and how long traces of them are kept. */
export const SecurityGroups = ({ page }: { readonly page: SettingsPage }) => {
  const { t } = useTranslation();
  return (
    <>
      <SettingsGroup
        page={page}
        group="idle"
        title={t('manage.settings.group.idle')}
        text={t('manage.idle.text')}
        toValues={({ idleMinutes }) => ({ idleMinutes: String(idleMinutes ?? '') })}
        toBody={({ idleMinutes }) => ({ idleMinutes: typedNumber(idleMinutes) })}
        labels={{ idleMinutes: t('manage.field.idleMinutes') }}
      >
        {({ values, set, errors }) => (
          <NumberField
            label={t('manage.field.idleMinutes')}
            max={240}
            value={values.idleMinutes}
            onChange={(idleMinutes) => set({ idleMinutes })}
            error={errors.idleMinutes}
            help={t('manage.idle.help')}
          />
        )}
      </SettingsGroup>
      <SettingsGroup
        page={page}
        group="secondFactor"
        title={t('manage.settings.group.secondFactor')}
        text={t('manage.secondFactor.text')}
        toValues={({ secondFactor }) => ({ secondFactor })}
        toBody={(values) => values}
        labels={{
          secondFactor: {
            label: t('manage.field.secondFactor'),
            text: ({ secondFactor }) => t(`manage.secondFactor.rule.${secondFactor}`),
          },
        }}
      >
        {({ values, set, errors }) => (
          <SecondFactorField
            value={values.secondFactor}
            onChange={(secondFactor) => set({ secondFactor })}
            error={errors.secondFactor}
          />
        )}
      </SettingsGroup>
      <SettingsGroup
        page={page}
        group="retention"
        title={t('manage.settings.group.retention')}
        text={t('manage.retention.text')}
        toValues={({ logMonths, signInMonths }) => ({
          logMonths: String(logMonths),
          signInMonths: String(signInMonths),
        })}
        toBody={({ logMonths, signInMonths }) => ({
          logMonths: typedNumber(logMonths),
          signInMonths: typedNumber(signInMonths),
        })}
        labels={{ logMonths: t('manage.field.logMonths'), signInMonths: t('manage.field.signInMonths') }}
      >
        {({ values, set, errors }) => (
          <div className={styles.fields}>
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
        )}
      </SettingsGroup>
    </>
  );
};
