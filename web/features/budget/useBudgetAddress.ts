import { today } from '#web/kit/ui/dates.ts';
import { useAddressState } from '#web/platform/navigation/useAddressState.ts';

const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;

/** What of the address names the sheet of expected absence. */
const ABSENCE = { name: 'sheet', value: 'absence' };

/** The year in an address, or this year where it names none that has a budget. */
export const yearIn = (text: string | undefined, thisYear: number): number => {
  const year = Number(text);
  return Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR ? year : thisYear;
};

/** The state of the Budget tab in the address: the year of the cost, of what, and whether simulated demand counts. */
export const useBudgetAddress = () => {
  const [yearText, setYear] = useAddressState('year');
  const [simulated, setSimulated] = useAddressState('simulated');
  const [whole, setWhole] = useAddressState('whole');
  const [sheet, setSheet] = useAddressState(ABSENCE.name);
  const year = yearIn(yearText, Number(today().slice(0, 4)));
  return {
    year,
    previous: year > FIRST_YEAR ? () => setYear(String(year - 1), { replace: true }) : undefined,
    next: year < LAST_YEAR ? () => setYear(String(year + 1), { replace: true }) : undefined,
    /** The year is shown of the whole unit, as it is stored, instead of the chosen category. */
    isWhole: whole === 'true',
    setWhole: (isWhole: boolean) => setWhole(isWhole ? 'true' : null, { replace: true }),
    /** The unit's expected absence is shown instead of its budget. */
    showsAbsence: sheet === ABSENCE.value,
    showAbsence: (isShown: boolean) => setSheet(isShown ? ABSENCE.value : null),
    withSimulated: simulated === 'true',
    setWithSimulated: (counts: boolean) => setSimulated(counts ? 'true' : null, { replace: true }),
  };
};

export type BudgetAddress = ReturnType<typeof useBudgetAddress>;
