import { useTranslation } from 'react-i18next';
import { typedNumber } from '#web/kit/ui/inputs/digits.ts';
import { TextField } from '#web/kit/ui/inputs/TextField.tsx';
import { DaysOffChoices } from '../DaysOffFields.tsx';
import { NumberField } from '../NumberField.tsx';
import { SettingsGroup, type SettingsPage } from './SettingsGroup.tsx';

/** The name of an organisation, and what its planning and follow-up follow. */
export const PlanningGroups = ({ page }: { readonly page: SettingsPage }) => {
  const { t } = useTranslation();
  return (
    <>
      <SettingsGroup
        page={page}
        group="name"
        title={t('manage.settings.group.name')}
        label={t('manage.form.org')}
        toValues={({ name }) => ({ name })}
        toBody={(values) => values}
        labels={{ name: t('manage.field.name') }}
      >
        {({ values, set, errors }) => (
          <TextField
            label={t('manage.field.name')}
            value={values.name}
            onChange={(name) => set({ name })}
            error={errors.name}
            required
          />
        )}
      </SettingsGroup>
      <SettingsGroup
        page={page}
        group="daysOff"
        title={t('manage.settings.group.daysOff')}
        text={t('manage.daysOff.text')}
        toValues={({ redDay, eve }) => ({ redDay, eve })}
        toBody={(values) => values}
        labels={{
          redDay: { label: t('manage.field.redDay'), text: ({ redDay }) => t(`manage.daysOff.rule.${redDay}`) },
          eve: { label: t('manage.field.eve'), text: ({ eve }) => t(`manage.daysOff.rule.${eve}`) },
        }}
      >
        {({ values, set, errors }) => <DaysOffChoices values={values} onChange={set} errors={errors} />}
      </SettingsGroup>
      <SettingsGroup
        page={page}
        group="closing"
        title={t('manage.settings.group.closing')}
        text={t('manage.closing.text')}
        toValues={({ closingDay }) => ({ closingDay: String(closingDay ?? '') })}
        toBody={({ closingDay }) => ({ closingDay: typedNumber(closingDay) })}
        labels={{ closingDay: t('manage.field.closingDay') }}
      >
        {({ values, set, errors }) => (
          <NumberField
            label={t('manage.field.closingDay')}
            max={28}
            value={values.closingDay}
            onChange={(closingDay) => set({ closingDay })}
            error={errors.closingDay}
            help={t('manage.closing.help')}
          />
        )}
      </SettingsGroup>
    </>
  );
};
