import type { PeriodFaults } from '#web/planning/judgePeriod.ts';
import { useFaultText } from '#web/ui/hooks/useTexts.ts';
import { faultsIn, type PeriodForm } from './form.ts';

/** What is wrong in the form, as texts by field: by the schema, by the rules of periods, and as the server answered. */
export const useFormErrors = (
  form: PeriodForm,
  dates: PeriodFaults = {},
  refused: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> => {
  const textOf = useFaultText();
  const faulty = { ...dates, ...faultsIn(form) };
  const texts = Object.entries(faulty).map(([field, fault]) => [
    field,
    textOf(typeof fault === 'string' ? { code: fault } : fault),
  ]);
  return { ...refused, ...Object.fromEntries(texts) };
};
