const TIME = /^(\d{1,3})[:.](\d{2})$/;
const DIGITS = /^(\d{1,2})(\d{2})?$/;

/** Minutes of `hours:minutes`; a blank part counts as 0 (shared/calculation/README.md 3). */
export const minutesOf = (hours: number | null | undefined, minutes: number | null | undefined): number =>
  (hours ?? 0) * 60 + (minutes ?? 0);

/**
 * Whole minutes as `h:mm`: `38:15`, `0:05`, on screen with U+2212 before when negative. Only for what is typed so: breaks, duty hours, working
 * time; computed hours are decimals (`formatHours`).
 */
export const formatMinutes = (minutes: number): string => {
  const size = Math.abs(Math.round(minutes));
  const sign = minutes < 0 && size > 0 ? '\u2212' : '';
  return `${sign}${Math.floor(size / 60)}:${String(size % 60).padStart(2, '0')}`;
};

/** A clock time as `hh:mm`: `07:00`, `24:00`. */
export const formatClock = (minutes: number): string => formatMinutes(minutes).padStart(5, '0');

/** Minutes of `7:30`, `07.30`, `730`, `0730` or `7`; null for anything else, 60 minutes or more included. */
export const parseMinutes = (text: string): number | null => {
  const [, hours, minutes = '0'] = TIME.exec(text.trim()) ?? DIGITS.exec(text.trim()) ?? [];
  return hours === undefined || Number(minutes) >= 60 ? null : Number(hours) * 60 + Number(minutes);
};
