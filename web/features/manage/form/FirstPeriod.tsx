import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { textsUnder } from '#web/kit/forms/judge.ts';
import type { VersionedForm } from '#web/kit/forms/versionedForm.ts';
import { Group } from './Group.tsx';

interface FirstPeriodProps<Period> {
  readonly form: VersionedForm<{ readonly period: Period | undefined }>;
  readonly inputs: ComponentType<{
    readonly values: Period;
    readonly onChange: (values: Partial<Period>) => void;
    readonly errors: Readonly<Record<string, string>>;
  }>;
}

/** The fields of the period that a new category or shift begins with; nothing for a stored one. */
export const FirstPeriod = <Period,>({ form, inputs: Inputs }: FirstPeriodProps<Period>) => {
  const { t } = useTranslation();
  const { period } = form.values;
  if (period === undefined) return null;
  return (
    <Group title={t('manage.period.first')}>
      <Inputs
        values={period}
        onChange={(patch) => form.set({ period: { ...period, ...patch } })}
        errors={textsUnder(form.errors, 'period')}
      />
    </Group>
  );
};
