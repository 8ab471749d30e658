import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import Button from 'antd/es/button';
import Drawer from 'antd/es/drawer';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { spanText } from '../weeks.ts';
import styles from './AssetBar.module.css';
import { AssetList, type AssetListProps } from './AssetList.tsx';
import { shownOf, spanAt } from './listed.ts';

/** The list of a phone: the employees before and after beside the chosen one, all of them in a drawer. */
export const AssetBar = (props: AssetListProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const { assets, selected, today, filter, hrefOf } = props;
  const shown = shownOf(assets, filter, today);
  const asset = assets.find(({ id }) => id === selected);
  const index = shown.findIndex(({ id }) => id === selected);
  const span = asset && spanAt(asset, today);
  const [before, after] = index < 0 ? [undefined, shown[0]] : [shown[index - 1], shown[index + 1]];
  const step = (label: string, icon: React.ReactNode, to: { readonly id: string } | undefined) => (
    <Button
      type="text"
      icon={icon}
      aria-label={label}
      disabled={to === undefined}
      onClick={() => to && navigate(hrefOf(to.id))}
    />
  );
  return (
    <nav className={styles.bar} aria-label={t('assets.list.title')}>
      {step(t('assets.list.before'), <LeftOutlined aria-hidden />, before)}
      <button type="button" className={styles.now} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <b>{asset?.name ?? t('assets.list.choose')}</b>
        <small>{span && spanText(span, t('ui.period.openShort'))}</small>
      </button>
      {step(t('assets.list.after'), <RightOutlined aria-hidden />, after)}
      <Drawer
        title={t('assets.list.choose')}
        placement="bottom"
        size="80%"
        open={open}
        onClose={() => setOpen(false)}
        styles={{ body: { padding: 0 } }}
      >
        <AssetList {...props} onOpen={() => setOpen(false)} />
      </Drawer>
    </nav>
  );
};
