import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Place, pathOf } from '#web/platform/navigation/place.ts';
import type { Hit } from './hits.ts';
import styles from './PlaceMenu.module.css';
import { highlight } from './search.ts';

interface HitOptionProps {
  readonly id: string;
  readonly hit: Hit;
  readonly query: string;
  readonly active: boolean;
  readonly onChoose: () => void;
}

const above = (place: Place): string =>
  pathOf(place)
    .slice(place.level === 'area' ? 0 : 1, -1)
    .map(({ name }) => name)
    .join(' / ');

/** One hit: its kind, name with matches marked, where it is, short name. */
export const HitOption = ({ id, hit, query, active, onChoose }: HitOptionProps) => {
  const { t } = useTranslation();
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) option.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const sideOf = ({ level, children, shortName }: Place) =>
    level === 'area' ? t('app.place.units', { count: children.length }) : shortName;
  const shown =
    hit.kind === 'place'
      ? { level: hit.place.level, name: hit.place.name, above: above(hit.place), side: sideOf(hit.place) }
      : { level: hit.kind, name: hit.name, above: hit.above, side: '' };
  const parts = highlight(shown.name, query).map((text, index) => ({ text, match: index % 2 === 1, at: index }));
  return (
    // The input keeps the focus and moves the active option: an option itself is only pressed.
    <div
      ref={option}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className={styles.option}
      onPointerUp={onChoose}
    >
      <span className={styles.level}>{t(`app.place.${shown.level}`)}</span>
      <span className={styles.name}>
        <b>{parts.map(({ text, match, at }) => (match ? <mark key={at}>{text}</mark> : text))}</b>
        <small>{shown.above}</small>
      </span>
      <span className={styles.side}>{shown.side}</span>
      {active && <span className={styles.enter} aria-hidden="true" />}
    </div>
  );
};
