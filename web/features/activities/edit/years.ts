/** How many years after this one can be chosen. */
const AHEAD = 3;

/** The years to choose from, the latest first: those of the follow-up, this one and the next ones, and the chosen one. */
export const yearChoices = (ofFollowUp: readonly number[], chosen: number, thisYear: number): readonly number[] => {
  const coming = Array.from({ length: AHEAD + 1 }, (_, index) => thisYear + index);
  return [...new Set([...ofFollowUp, ...coming, chosen])].sort((a, b) => b - a);
};

/** The year in the address; this one where it names none. */
export const yearNamed = (text: string | undefined, thisYear: number): number =>
  text && /^(19|20|21)\d\d$/.test(text) ? Number(text) : thisYear;
