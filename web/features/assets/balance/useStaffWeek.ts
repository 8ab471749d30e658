import { day } from '#shared/model/fields.ts';
import type { Day } from '#shared/time/day.ts';
import { mondayOf } from '#shared/time/week.ts';
import { usePlanner } from '#web/domain/planning/usePlanner.ts';
import { useAddressState } from '#web/platform/navigation/useAddressState.ts';

/** The Monday of the week that the balance of Personal shows, the address's or the current one, and how to show another. */
export const useStaffWeek = (): { readonly monday: Day; readonly showWeek: (monday: Day) => void } => {
  const { today } = usePlanner();
  const [wanted, setWanted] = useAddressState('week');
  return {
    monday: mondayOf(day.safeParse(wanted).data ?? today),
    showWeek: (monday) => setWanted(monday, { replace: true }),
  };
};
