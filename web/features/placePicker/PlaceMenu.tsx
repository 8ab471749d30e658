import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Place } from '#web/platform/navigation/place.ts';
import { recentPlaces } from '#web/platform/navigation/recentPlaces.ts';
import { useRenewedPlaces } from '#web/platform/navigation/useRenewPlaces.ts';
import { HitOption } from './HitOption.tsx';
import { type Hit, keyOf } from './hits.ts';
import styles from './PlaceMenu.module.css';
import { useHits } from './useHits.ts';

interface PlaceMenuProps {
  readonly roots: readonly Place[];
  readonly place: Place | undefined;
  readonly username: string;
  readonly onChoose: (place: Place) => void;
  /** An employee or a page is opened. */
  readonly onOpen: (to: string) => void;
  readonly onClose: () => void;
}

/** The search for places, pages and employees (ARIA combobox pattern). */
export const PlaceMenu = ({ roots, place, username, onChoose, onOpen, onClose }: PlaceMenuProps) => {
  const { t } = useTranslation();
  useRenewedPlaces();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [within, setWithin] = useState<Place>();
  const [active, setActive] = useState(0);
  const hits = useHits(roots, { place, within, query });
  const recent = useMemo(
    () => recentPlaces(username, roots).filter(({ id: other, level }) => other !== place?.id || level !== place.level),
    [username, roots, place],
  );
  const current = hits[active];
  const open = (hit: Hit) => (hit.kind === 'place' ? onChoose(hit.place) : onOpen(hit.to));
  const enterable = current?.kind === 'place' && current.place.children.length > 0 ? current.place : undefined;

  useEffect(() => input.current?.focus(), []);

  const narrow = (to: Place | undefined) => {
    setWithin(to);
    setQuery('');
    setActive(0);
  };
  const step = (by: number) => setActive((before) => (before + by + hits.length) % Math.max(1, hits.length));

  const keys: Readonly<Record<string, (() => void) | false>> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: () => current && open(current),
    Escape: onClose,
    Tab: enterable !== undefined && (() => narrow(enterable)),
    Backspace: query === '' && within !== undefined && (() => narrow(within.parent)),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = !event.shiftKey && keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  const caption = within
    ? t('app.place.within', { name: within.name })
    : query
      ? t('app.place.hits')
      : t('app.place.all');
  return (
    <div className={styles.menu} role="dialog" aria-label={t('app.place.choose')}>
      <div className={styles.search}>
        <SearchOutlined aria-hidden />
        <input
          ref={input}
          role="combobox"
          aria-label={t('app.place.search')}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={current && `${id}-${active}`}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={t('app.place.search')}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        <kbd>Esc</kbd>
      </div>
      <div className={styles.caption} id={`${id}-caption`}>
        {caption}
      </div>
      <div className={styles.list} role="listbox" id={`${id}-list`} aria-labelledby={`${id}-caption`}>
        {hits.map((hit, index) => (
          <HitOption
            key={keyOf(hit)}
            id={`${id}-${index}`}
            hit={hit}
            query={query}
            active={index === active}
            onChoose={() => open(hit)}
          />
        ))}
      </div>
      {hits.length === 0 && <p className={styles.none}>{t('app.place.none')}</p>}
      <p className="visually-hidden" role="status">
        {t('app.place.count', { count: hits.length })}
      </p>
      {recent.length > 0 && (
        <>
          <div className={styles.caption}>{t('app.place.recent')}</div>
          <div className={styles.recent}>
            {recent.slice(0, 4).map((visited) => (
              <button key={JSON.stringify(visited.ids)} type="button" onClick={() => onChoose(visited)}>
                {visited.level === 'category' ? `${visited.parent?.shortName || visited.parent?.name} ` : ''}
                {visited.name}
              </button>
            ))}
          </div>
        </>
      )}
      <div className={`${styles.foot} wide-only`} aria-hidden="true">
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd> {t('app.place.keysChoose')}
        </span>
        <span>
          <kbd>↵</kbd> {t('app.place.keysOpen')}
        </span>
        <span>
          <kbd>Tab</kbd> {t('app.place.keysInto')}
        </span>
      </div>
    </div>
  );
};
