import sv from 'antd/es/locale/sv_SE';
import dayjs from 'dayjs';
import 'dayjs/locale/sv';

dayjs.locale('sv');

// Its calendar calls the clearing of a date by the word for calling off.
const DatePicker = sv.DatePicker && { ...sv.DatePicker, lang: { ...sv.DatePicker.lang, clear: 'Rensa' } };

/** antd's controls in Swedish; the calendar begins on Monday. */
export const controls = { ...sv, ...(DatePicker && { DatePicker }) };
