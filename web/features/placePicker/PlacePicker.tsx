import BankOutlined from '@ant-design/icons/es/icons/BankOutlined';
import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import { type CSSProperties, Fragment, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { session } from '#web/platform/api/live.ts';
import { useSignal } from '#web/platform/api/useSignal.ts';
import { fullPlanAddress, href } from '#web/platform/navigation/href.ts';
import { type Place, pathOf } from '#web/platform/navigation/place.ts';
import { routes, type Tab } from '#web/platform/navigation/routes.ts';
import { PlaceMenu } from './PlaceMenu.tsx';
import styles from './PlacePicker.module.css';

interface PlacePickerProps {
  readonly roots: readonly Place[];
  readonly place: Place | undefined;
  readonly tab: Tab | undefined;
  /** What of the state in the address holds at another place and the tab shown there. */
  readonly keptAt: (place: Place, tab: Tab) => URLSearchParams;
}

/** The tab to keep: above the units only Översikt and Rapport have content. */
const tabAt = ({ level }: Place, tab: Tab | undefined): Tab | undefined =>
  (level === 'org' || level === 'area') && tab !== 'report' ? 'overview' : tab;

/** The current place as a path; a press or Ctrl+K opens the search for places, pages and employees. */
export const PlacePicker = ({ roots, place, tab, keptAt }: PlacePickerProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const username = useSignal(session)?.username ?? '';
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const path = place === undefined ? [] : pathOf(place);

  const close = useCallback((focus: boolean) => {
    setOpen(false);
    if (focus) button.current?.focus();
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  useEffect(() => {
    if (!open) return;
    const onPress = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    addEventListener('pointerdown', onPress);
    return () => removeEventListener('pointerdown', onPress);
  }, [open]);

  const choose = (chosen: Place) => {
    close(true);
    const managing = pathname.startsWith(routes.organizations.path);
    const next = tabAt(chosen, tab);
    const full = next && fullPlanAddress(keptAt(chosen, next), chosen.ids, next);
    void navigate(managing ? href.manage(chosen.ids) : (full ?? href.plan({ ...chosen.ids, tab: next })));
  };

  return (
    <div className={styles.picker} ref={box}>
      <button
        ref={button}
        type="button"
        className={`${styles.place} ${open ? styles.open : ''}`}
        aria-label={
          place ? t('app.place.button', { path: path.map(({ name }) => name).join(', ') }) : t('app.place.choose')
        }
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts="Control+K"
        onClick={() => setOpen(!open)}
      >
        <BankOutlined className={styles.icon ?? ''} aria-hidden />
        <span className={styles.narrow} aria-hidden="true">
          <small>{path.at(-2)?.name}</small>
          <b>{path.at(-1)?.name ?? t('app.place.choose')}</b>
        </span>
        <span className={styles.path} aria-hidden="true">
          {path.length === 0 && t('app.place.choose')}
          {path.map((step, index) => (
            <Fragment key={step.id}>
              {index > 0 && <RightOutlined className={styles.separator ?? ''} aria-hidden />}
              <span
                className={index === path.length - 1 ? styles.last : styles.crumb}
                style={{ '--letters': step.name.length } as CSSProperties}
              >
                {step.name}
              </span>
            </Fragment>
          ))}
        </span>
        <DownOutlined className={styles.chevron ?? ''} aria-hidden />
        <kbd>Ctrl K</kbd>
      </button>
      {open && (
        <PlaceMenu
          roots={roots}
          place={place}
          username={username}
          onChoose={choose}
          onOpen={(to) => {
            close(true);
            void navigate(to);
          }}
          onClose={() => close(true)}
        />
      )}
    </div>
  );
};
