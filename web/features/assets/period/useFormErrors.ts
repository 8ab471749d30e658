import { useFaultText } from '#web/ui/hooks/useTexts.ts';
import { faultsIn, type PeriodForm } from './form.ts';

/** What is wrong in the form, as sentences by field: by the schema, by what is in the way, and as the server said. */
export const useFormErrors = (
  form: PeriodForm,
  overlap?: 'start' | 'end',
  refused: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> => {
  const textOf = useFaultText();
  const faults = Object.entries(faultsIn(form)).map(([field, fault]) => [field, textOf(fault)]);
  return { ...refused, ...(overlap && { [overlap]: textOf({ code: 'overlap' }) }), ...Object.fromEntries(faults) };
};
