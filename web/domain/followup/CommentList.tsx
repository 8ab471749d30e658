import styles from './CommentList.module.css';
import { months, shortMonth } from './months.ts';

/** The comments of a year by month; nothing without any. */
export const CommentList = ({ comments }: { readonly comments: readonly string[] }) => {
  const written = months.filter((month) => (comments[month - 1] ?? '') !== '');
  if (written.length === 0) return null;
  return (
    <ul className={styles.list}>
      {written.map((month) => (
        <li key={month}>
          <b>{shortMonth(month)}</b>
          <span>{comments[month - 1]}</span>
        </li>
      ))}
    </ul>
  );
};
