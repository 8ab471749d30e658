import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';

dayjs.extend(customParseFormat);

/** The format in which a day is shown. */
export const FORMAT = 'YYYY-MM-DD';

/** The formats in which a day may be typed; the first is the one shown. */
export const formats = [FORMAT, 'YYYYMMDD', 'YYMMDD'];

/** The day of a typed text; null when it is empty, the text itself when it is not a day. */
export const readDay = (typed: string): string | null => {
  const text = typed.trim();
  if (text === '') return null;
  const read = dayjs(text, formats, true);
  return read.isValid() ? read.format(FORMAT) : text;
};
