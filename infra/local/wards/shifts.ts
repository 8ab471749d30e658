/** Hours of a full-time week: 37:30. */
export const fullTime = { workingHours: 37, workingMinutes: 30 };
export const fullTimeHours = 37.5;

/** Hours of either shift without its break. */
export const shiftLength = 11.5;

const brk = { breakHours: 1, breakMinutes: 0, wkndBreakHours: 1, wkndBreakMinutes: 0 };

const alike = (startHour: number, startMinute: number, endHour: number, endMinute: number) => ({
  startHour,
  startMinute,
  endHour,
  endMinute,
  wkndStartHour: startHour,
  wkndStartMinute: startMinute,
  wkndEndHour: endHour,
  wkndEndMinute: endMinute,
  ...brk,
});

/** The two shifts of every category: 12 h 30 with an hour's break, weekday and weekend alike. */
export const shifts = [
  { of: 'day', name: 'Dag', isNightShift: false, times: alike(7, 30, 20, 0) },
  { of: 'night', name: 'Natt', isNightShift: true, times: alike(19, 30, 8, 0) },
] as const;
