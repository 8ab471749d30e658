import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './State.module.css';
import { useSkeletonDelay } from './useSkeletonDelay.ts';

const indexes = (count: number) => Array.from({ length: count }, (_, index) => index);

interface BusyProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

const Busy = ({ children, className = '' }: BusyProps) => {
  const { t } = useTranslation();
  const delay = useSkeletonDelay();
  return (
    <div
      className={`${delay > 0 ? styles.quiet : ''} ${className}`}
      style={{ animationDelay: `${delay}ms` }}
      role="status"
      aria-label={t('app.loading')}
    >
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
  readonly height?: number | string;
}) => <span className={styles.bone} style={{ width, height }} />;

interface RowsProps {
  readonly rows?: number;
  readonly columns?: number;
}

const Rows = ({ rows = 8, columns = 12 }: RowsProps) =>
  indexes(rows).map((row) => (
    <div key={row} className={styles.row}>
      {indexes(columns + 1).map((column) => (
        <Bone key={column} width={column === 0 ? `${55 + ((row * 17) % 40)}%` : '100%'} />
      ))}
    </div>
  ));

/** Skeleton of a table: a name and `columns` cells per row. Shown after 200 ms, so that a quick answer does not flicker. */
export const TableSkeleton = (props: RowsProps) => (
  <Busy className={styles.rows}>
    <Rows {...props} />
  </Busy>
);

/** Skeleton of a card with a table: its heading, then the rows. */
export const CardSkeleton = (props: RowsProps) => (
  <Busy className={styles.card}>
    <div className={styles.heading}>
      <Bone width={180} height={14} />
    </div>
    <div className={styles.rows}>
      <Rows {...props} />
    </div>
  </Busy>
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
