import { BudgetHoursFields } from '#shared/model/budgetHours.ts';
import { writtenWithin } from '#shared/model/fields.ts';

const [isShort, tooLong] = writtenWithin(5);

/** A period of budget hours as it is typed: its hours take at most five characters, the decimal sign included. */
export const TypedHours = BudgetHoursFields.refine(({ budget }) => isShort(budget), { ...tooLong, path: ['budget'] });
