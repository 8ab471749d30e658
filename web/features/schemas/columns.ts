/** Where the weeks stand: table, graph and band share these measures, in px. */
export interface Columns {
  /** Of the row labels and of the axis. */
  readonly label: number;
  /** Of one week. */
  readonly week: number;
}

const LEAST = 44;
const MOST = 76;

/** Weeks as wide as there is room, between 44 and 76 px, whole pixels so that neighbours meet without a seam. */
export const columnsOf = (room: number, label: number, weeks: number): Columns => ({
  label,
  week: Math.min(MOST, Math.max(LEAST, Math.floor((room - label) / Math.max(1, weeks)))),
});

/** How far to scroll so that a week is seen whole beside the sticky labels; as it is where it is seen already. */
export const scrollTo = (now: number, { label, week }: Columns, index: number, room: number): number => {
  const [left, right] = [index * week, (index + 1) * week - (room - label)];
  if (now > left) return Math.max(0, left - week);
  return now < right ? right + week : now;
};

/** The week under a point of the plane, counted from 0; undefined over the labels and outside. */
export const weekAt = (x: number, { label, week }: Columns, weeks: number): number | undefined => {
  const index = Math.floor((x - label) / week);
  return index >= 0 && index < weeks ? index : undefined;
};
