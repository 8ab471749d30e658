import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { MoreMenu } from '#web/kit/ui/inputs/MoreMenu.tsx';
import { session } from '#web/platform/api/live.ts';
import { useRight } from '#web/platform/api/useRight.ts';
import { useSignal } from '#web/platform/api/useSignal.ts';
import { href, NEW } from '#web/platform/navigation/href.ts';
import { CopyDialog } from '../copy/CopyDialog.tsx';
import type { AreaIds, UnitIds } from '../ids.ts';
import { tabsOf } from '../level.ts';
import styles from './AreaTable.module.css';

/** The ways from the row of a place: to its plan, and to the tabs that the account sees of it. */
const useWays = (level: 'area' | 'unit', ids: AreaIds) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const tabs = tabsOf(level, useSignal(session)?.roles ?? []);
  const way = (key: string, label: string, to: string) => ({ key, label, onClick: () => void navigate(to) });
  return [
    way('plan', t('manage.units.plan'), href.plan(ids)),
    ...(['access', 'edit'] as const)
      .filter((tab) => tabs.includes(tab))
      .map((tab) => way(tab, t(`manage.tab.${tab}`), href.manage(ids, tab))),
  ];
};

interface RowMenuProps<Ids> {
  readonly ids: Ids;
  readonly name: string;
}

/** The menu of a unit's row. */
export const UnitMenu = ({ ids, name }: RowMenuProps<UnitIds>) => {
  const { t } = useTranslation();
  return <MoreMenu label={t('manage.units.more', { name })} items={useWays('unit', ids)} size="small" type="text" />;
};

interface AreaMenuProps extends RowMenuProps<AreaIds> {
  /** The names of the area's units. */
  readonly units: readonly string[];
}

/** The button for a new unit in the row of an area, and its menu. */
export const AreaMenu = ({ ids, name, units }: AreaMenuProps) => {
  const { t } = useTranslation();
  const mayConfigure = useRight('configure');
  const ways = useWays('area', ids);
  const [isCopying, setCopying] = useState(false);
  const newUnit = t('manage.units.newIn', { name });
  const menu = useRef<HTMLSpanElement>(null);
  const openCopy = () => {
    // The dialog gives the focus back to the button: the item is gone with the menu.
    menu.current?.querySelector('button')?.focus();
    setCopying(true);
  };
  const copy = { key: 'copy', label: t('manage.copy.open'), onClick: openCopy };
  return (
    <>
      {mayConfigure && (
        <Link className={styles.add} to={href.manage({ ...ids, unitId: NEW })} aria-label={newUnit} title={newUnit}>
          <PlusOutlined aria-hidden />
        </Link>
      )}
      <span ref={menu}>
        <MoreMenu
          label={t('manage.units.more', { name })}
          items={mayConfigure ? [copy, ...ways] : ways}
          size="small"
          type="text"
        />
      </span>
      {isCopying && <CopyDialog ids={ids} existing={units} onClose={() => setCopying(false)} />}
    </>
  );
};
