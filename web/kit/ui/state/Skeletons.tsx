import { useTranslation } from 'react-i18next';
import styles from './State.module.css';

const indexes = (count: number) => Array.from({ length: count }, (_, index) => index);

const Busy = ({
  children,
  className = '',
}: {
  readonly children: React.ReactNode;
  readonly className?: string | undefined;
}) => {
  const { t } = useTranslation();
  return (
    <div className={`${styles.quiet} ${className}`} role="status" aria-label={t('app.loading')}>
      {children}
    </div>
  );
};

/** A grey bar of the size of the content. */
export const Bone = ({
  width = '100%',
  height = 12,
}: {
  readonly width?: number | string;
  readonly height?: number;
}) => <span className={styles.bone} style={{ width, height }} />;

/** Skeleton of a table: a name and `columns` cells per row. Shown after 200 ms, so that a quick answer does not flicker. */
export const TableSkeleton = ({ rows = 8, columns = 12 }: { readonly rows?: number; readonly columns?: number }) => (
  <Busy className={styles.rows}>
    {indexes(rows).map((row) => (
      <div key={row} className={styles.row}>
        {indexes(columns + 1).map((column) => (
          <Bone key={column} width={column === 0 ? `${55 + ((row * 17) % 40)}%` : '100%'} />
        ))}
      </div>
    ))}
  </Busy>
);

/** Skeleton of a card with a table: its heading, then the rows. */
export const CardSkeleton = ({ rows, columns }: { readonly rows?: number; readonly columns?: number }) => (
  <div className={styles.card}>
    <Busy className={styles.heading}>
      <Bone width={180} height={14} />
    </Busy>
    <TableSkeleton {...(rows !== undefined && { rows })} {...(columns !== undefined && { columns })} />
  </div>
);

/** Skeleton of a list of periods. */
export const PeriodSkeleton = () => (
  <Busy className={styles.periods}>
    {indexes(7).map((row) => (
      <div key={row} className={styles.period}>
        <Bone width="58%" />
        <Bone width="42%" height={9} />
      </div>
    ))}
  </Busy>
);

/** Skeleton of a known height: a chart, a panel. */
export const BlockSkeleton = ({ height }: { readonly height: number }) => (
  <Busy>
    <Bone height={height} />
  </Busy>
);
