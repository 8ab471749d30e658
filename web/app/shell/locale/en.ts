import en from 'antd/es/locale/en_GB';
import dayjs from 'dayjs';
import 'dayjs/locale/en-gb';

dayjs.locale('en-gb');

/** antd's controls in English, with a calendar that begins on Monday. */
export const controls = en;
