import Input, { type InputRef } from 'antd/es/input';
import Segmented from 'antd/es/segmented';
import { Fragment, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { today } from '#web/kit/ui/dates.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { useSearchKey } from '#web/kit/ui/hooks/useSearchKey.ts';
import { useClearable } from '#web/kit/ui/inputs/useClearable.tsx';
import { ProblemAlert } from '#web/kit/ui/state/ProblemAlert.tsx';
import { session } from '#web/platform/api/live.ts';
import { unitOrderKey } from '#web/platform/api/personal.ts';
import { useKeptChoice } from '#web/platform/api/useKeptChoice.ts';
import { useSignal } from '#web/platform/api/useSignal.ts';
import { href } from '#web/platform/navigation/href.ts';
import type { Place } from '#web/platform/navigation/place.ts';
import { recentUnits } from '#web/platform/navigation/recentPlaces.ts';
import type { Tab } from '#web/platform/navigation/routes.ts';
import { useRenewedPlaces } from '#web/platform/navigation/useRenewPlaces.ts';
import { rangeFrom, weeksText } from '../model/range.ts';
import { useRows } from '../useRows.ts';
import { choicesOf, orders } from './choices.ts';
import styles from './UnitChooser.module.css';
import { UnitRow } from './UnitRow.tsx';

/** This week and the coming ones. */
const WEEKS = 21;

/** The units visited last that are offered. */
const RECENT = 3;

const all: ReadonlySet<string> = new Set();

/** The links of the list, in their order on the screen. */
const linksIn = (list: Element | null): readonly HTMLAnchorElement[] => [...(list?.querySelectorAll('a') ?? [])];

/** The units below the place, for a tab that needs a unit: those that will be short most first, or by name. */
export const UnitChooser = ({ place, tab }: { readonly place: Place; readonly tab: Tab }) => {
  const { t } = useTranslation();
  const clearable = useClearable();
  const go = useNavigate();
  useRenewedPlaces();
  const [order, setOrder] = useKeptChoice(unitOrderKey, orders);
  const username = useSignal(session)?.username ?? '';
  const recent = useMemo(() => recentUnits(username, place).slice(0, RECENT), [username, place]);
  const [searched, setSearched] = useState('');
  const search = useRef<InputRef>(null);
  const list = useRef<HTMLTableElement>(null);
  const range = useMemo(() => rangeFrom(today(), WEEKS), []);
  const { rows, problem, loaded } = useRows(place, { by: 'unit', chosen: all, range, figures: 'gross' });
  const areas = useMemo(() => choicesOf(rows, order, searched), [rows, order, searched]);

  useSearchKey(search);

  const onKeys = (event: KeyboardEvent) => {
    const links = linksIn(list.current);
    const at = links.indexOf(event.target as HTMLAnchorElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const next = at + step;
      if (next < 0) search.current?.focus();
      else links[next]?.focus();
    } else if (at >= 0 && /^[\p{L}\d]$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey)
      search.current?.focus();
  };

  const name = t(`plan.${tab}`);
  const [first] = areas.flatMap(({ units }) => units);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move between the links and the field within.
    <div className={styles.chooser} onKeyDown={onKeys}>
      <header className={styles.head}>
        <div>
          <h1>{t('overview.choose.title', { tab: name })}</h1>
          <p>{t(`overview.choose.order.${order}`)}</p>
        </div>
        <Segmented
          name="unitOrder"
          aria-label={t('overview.choose.orderLabel')}
          value={order}
          onChange={setOrder}
          options={orders.map((value) => ({ value, label: t(`overview.choose.by.${value}`) }))}
        />
        <Input
          ref={search}
          className={styles.search ?? ''}
          value={searched}
          onChange={({ target }) => setSearched(target.value)}
          onPressEnter={() => first && void go(href.plan({ ...first.unit.ids, tab }))}
          aria-label={t('overview.choose.search')}
          aria-keyshortcuts="/"
          placeholder={t('overview.choose.search')}
          suffix={<kbd>/</kbd>}
          allowClear={clearable}
        />
      </header>
      {problem && !loaded && <ProblemAlert problem={problem} />}
      <table ref={list} className={styles.units}>
        <thead>
          <tr>
            <th scope="col">{t('overview.choose.unit')}</th>
            <th scope="col" className={styles.number}>
              {t('overview.choose.now')}
            </th>
            <th scope="col" className={styles.number}>
              {t('overview.choose.worst')}
            </th>
            <th scope="col" className={styles.wide}>
              {t('overview.choose.coming', { weeks: weeksText({ weeks: range.weeks.slice(1) }) })}
            </th>
            <th scope="col" className={`${styles.number} ${styles.wide}`}>
              {t('overview.choose.short')}
            </th>
            <th scope="col" className={styles.wide}>
              {t('overview.choose.lacking')}
            </th>
          </tr>
        </thead>
        {areas.map(({ area, now, units }) => (
          <tbody key={area?.id}>
            <tr className={styles.area}>
              <th scope="rowgroup" colSpan={6}>
                {area?.name}
                {now !== null && (
                  <small>{t('overview.choose.sum', { value: numberText(now, 'keyValue', { sign: true }) })}</small>
                )}
              </th>
            </tr>
            {units.map((choice) => (
              <UnitRow key={choice.unit.id} choice={choice} tab={tab} />
            ))}
          </tbody>
        ))}
      </table>
      {areas.length === 0 && (
        <p role="status" className={styles.none}>
          {t('overview.choose.none', { text: searched })}
        </p>
      )}
      <footer className={styles.foot}>
        <p className={styles.keys}>
          <kbd>↑</kbd> <kbd>↓</kbd> {t('overview.keys.move')} <kbd>↵</kbd>{' '}
          {t('overview.choose.open', { tab: name.toLocaleLowerCase() })} <kbd>/</kbd> {t('overview.choose.find')}
        </p>
        {recent.length > 0 && (
          <nav aria-label={t('overview.choose.recentLabel')}>
            {t('overview.choose.recent')}{' '}
            {recent.map((unit, index) => (
              <Fragment key={unit.id}>
                {index > 0 && ', '}
                <Link to={href.plan({ ...unit.ids, tab })}>{unit.name}</Link>
              </Fragment>
            ))}
          </nav>
        )}
      </footer>
    </div>
  );
};
