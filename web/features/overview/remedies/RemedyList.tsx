import Button from 'antd/es/button';
import { clsx } from 'clsx';
import { type CSSProperties, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { fewRuns, mostRuns } from '#shared/model/remedy.ts';
import { Missing } from '#web/domain/cost/Missing.tsx';
import { ScrollEdges } from '#web/kit/ui/frame/ScrollEdges.tsx';
import { Bone } from '#web/kit/ui/state/Skeletons.tsx';
import type { Place } from '#web/platform/navigation/place.ts';
import styles from './Remedies.module.css';
import { RemedyRows } from './RemedyRows.tsx';
import type { Remedies } from './useRemedies.ts';

interface RemedyListProps {
  readonly place: Place;
  readonly remedies: Remedies;
  readonly figures: 'gross' | 'net';
  /** Whether the worst figures have the colours of the map above, which is in services too. */
  readonly isShaded: boolean;
  /** For how many lines there is room until they are known. */
  readonly expected: number;
  /** On a phone: it is shown in place of the map. */
  readonly isChosen: boolean;
}

const columns = ['unit', 'weeks', 'worst', 'weight', 'why', 'closes', 'cost'] as const;

/** Åtgärda: the heaviest shortages of the place with what closes each. Without any it is one line; until it is known an empty card of its height. */
export const RemedyList = ({
  place,
  remedies: { list, coming, all, showAll },
  figures,
  isShaded,
  expected,
  isChosen,
}: RemedyListProps) => {
  const { t } = useTranslation();
  const scroller = useRef<HTMLElement>(null);
  if (!list)
    return (
      coming && (
        <div
          className={clsx(styles.coming, isChosen && styles.chosen)}
          style={{ '--rows': expected } as CSSProperties}
          aria-hidden
        >
          <Bone width={180} height={14} />
        </div>
      )
    );
  const { count, lines, lacksDemand } = list;
  if (count === 0)
    return (
      <p className={styles.none} role="status">
        {t(lacksDemand ? 'remedies.noneKnown' : 'remedies.none')}
      </p>
    );
  const most = Math.min(count, mostRuns);
  return (
    <div className={styles.card}>
      <ScrollEdges scroller={scroller} rows>
        <section ref={scroller} className={styles.list} aria-label={t('remedies.title')}>
          <div className={styles.head}>
            <h2>
              {t('remedies.title')}{' '}
              <small title={count > 1 ? t('remedies.order') : undefined}>
                {lines.length < count ? t('remedies.of', { shown: lines.length, count }) : t('remedies.all', { count })}
              </small>
            </h2>
            {columns.slice(1).map((column) => (
              <span key={column} className={styles[column]} aria-hidden>
                {(column !== 'cost' || lines.some(({ cost }) => cost !== undefined)) && t(`remedies.head.${column}`)}
              </span>
            ))}
            {count > fewRuns ? (
              <Button type="link" size="small" className={styles.all} onClick={() => showAll(!all)}>
                {all
                  ? t('remedies.showFew')
                  : count > mostRuns
                    ? t('remedies.showMost', { count: most })
                    : t('remedies.showAll', { count })}
              </Button>
            ) : (
              <span />
            )}
          </div>
          <ol className={styles.rows}>
            <RemedyRows
              place={place}
              lines={lines}
              inUnits={place.level !== 'unit'}
              figures={figures}
              isShaded={isShaded}
            />
          </ol>
          <Missing
            missing={lines.flatMap(({ missing, categoryName: category, unitName: unit }) =>
              missing.map((one) => ({ ...one, category, unit })),
            )}
          />
        </section>
      </ScrollEdges>
    </div>
  );
};
