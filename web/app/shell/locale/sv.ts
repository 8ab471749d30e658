import sv from 'antd/es/locale/sv_SE';
import dayjs from 'dayjs';
import 'dayjs/locale/sv';

dayjs.locale('sv');

/** antd's controls in Swedish; the calendar begins on Monday. */
export const controls = sv;
