import WarningFilled from '@ant-design/icons/es/icons/WarningFilled';
import styles from './FollowUpTable.module.css';

/** The mark of a figure that lacks something, with what it lacks. */
export const Warning = ({ text }: { readonly text: string }) => (
  <span className={styles.warning} title={text}>
    <WarningFilled aria-hidden />
    <span className="visually-hidden">{text}</span>
  </span>
);
