import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';

dayjs.extend(customParseFormat);

/** How a day is written. */
export const FORMAT = 'YYYY-MM-DD';

/** How a day may be typed: the first is how it is shown. */
export const formats = [FORMAT, 'YYYYMMDD', 'YYMMDD'];

/** A typed text: null when it is empty, the day that it means, or the text itself when it means none. */
export const readDay = (typed: string): string | null => {
  const text = typed.trim();
  if (text === '') return null;
  const read = dayjs(text, formats, true);
  return read.isValid() ? read.format(FORMAT) : text;
};
