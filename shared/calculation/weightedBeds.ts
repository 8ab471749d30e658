/** Counts of beds on weekdays and at the weekend. */
export interface Beds {
  readonly beds: number;
  readonly weekendBeds: number;
}

/** A week's shift slots: 13 on weekdays and 8 at the weekend (README.md 6). */
const WEEKDAY_SLOTS = 13;
const WEEKEND_SLOTS = 8;
export const WEEK_SLOTS = WEEKDAY_SLOTS + WEEKEND_SLOTS;

/** Weighted beds in twenty-firsts, an integer. */
export const weightedBedSlots = ({ beds, weekendBeds }: Beds): number =>
  beds > 0 && weekendBeds > 0
    ? WEEKDAY_SLOTS * beds + WEEKEND_SLOTS * weekendBeds
    : WEEK_SLOTS * Math.max(0, beds, weekendBeds);

/** (13 × beds + 8 × weekendBeds) ÷ 21 if both are above 0, else the one that is (README.md 6). */
export const weightedBeds = (beds: Beds): number => weightedBedSlots(beds) / WEEK_SLOTS;
