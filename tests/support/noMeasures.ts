/** The measures of a shift that counts as standard: none. */
export const noMeasures = {
  extraHours: null,
  extraMinutes: null,
  weeks: null,
  nights: null,
  newWorkingHours: null,
  newWorkingMinutes: null,
};
