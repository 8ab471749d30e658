import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Place, pathOf } from '#web/navigation/place.ts';
import styles from './PlaceMenu.module.css';
import { highlight } from './search.ts';

interface PlaceOptionProps {
  readonly id: string;
  readonly place: Place;
  readonly query: string;
  readonly active: boolean;
  readonly onChoose: () => void;
}

const above = (place: Place): string =>
  pathOf(place)
    .slice(place.level === 'area' ? 0 : 1, -1)
    .map(({ name }) => name)
    .join(' / ');

/** One hit: level, name with matches marked, path, short name. */
export const PlaceOption = ({ id, place, query, active, onChoose }: PlaceOptionProps) => {
  const { t } = useTranslation();
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) option.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const count = place.children.length;
  const parts = highlight(place.name, query).map((text, index) => ({ text, match: index % 2 === 1, at: index }));
  const side = place.level === 'area' ? t('app.place.units', { count }) : place.shortName;
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
      <span className={styles.level}>{t(`app.place.${place.level}`)}</span>
      <span className={styles.name}>
        <b>{parts.map(({ text, match, at }) => (match ? <mark key={at}>{text}</mark> : text))}</b>
        <small>{above(place)}</small>
      </span>
      <span className={styles.side}>{side}</span>
      {active && <span className={styles.enter} aria-hidden="true" />}
    </div>
  );
};
