import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import Input from 'antd/es/input';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Asset } from '#shared/model/asset.ts';
import type { Day } from '#shared/time/day.ts';
import { mostDecimals } from '#web/kit/ui/figures/AlignedDecimal.tsx';
import { ScrollEdges } from '#web/kit/ui/frame/ScrollEdges.tsx';
import { useClearable } from '#web/kit/ui/inputs/useClearable.tsx';
import styles from './AssetList.module.css';
import { type AssetAction, AssetContextMenu, AssetMenu } from './AssetMenu.tsx';
import { AssetRow, rateText } from './AssetRow.tsx';
import { type Filter, shownOf } from './listed.ts';
import { type Marked, toggled, withAll } from './marked.ts';

export interface AssetListProps {
  readonly assets: readonly Asset[];
  readonly today: Day;
  readonly selected: string | undefined;
  readonly hrefOf: (id: string) => string;
  /** The employees with unsaved periods. */
  readonly drafts: ReadonlySet<string>;
  readonly onOpen?: () => void;
  readonly canWrite: boolean;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  /** Selecting several employees: the mode, and the selected ones. */
  readonly several: boolean;
  readonly onSeveral: (several: boolean) => void;
  readonly marked: Marked;
  readonly onMarked: (marked: Marked) => void;
  readonly onAction: (action: AssetAction, asset: Asset) => void;
  /** Makes a new employee. */
  readonly action?: ReactNode;
  /** What can be done with those marked. */
  readonly severalAction?: ReactNode;
}

/** The staff of the category: search, inactive ones hidden or not, one or several chosen. */
export const AssetList = ({ assets, today, filter, onFilter, marked, onMarked, ...props }: AssetListProps) => {
  const { t } = useTranslation();
  const clearable = useClearable();
  const heading = useId();
  const scroller = useRef<HTMLUListElement>(null);
  const shown = shownOf(assets, filter, today);
  const { several, canWrite } = props;
  const [pointed, setPointed] = useState<Asset>();
  const assetAt = (target: EventTarget) => {
    const id = target instanceof Element ? target.closest('li')?.dataset.asset : undefined;
    return shown.find((asset) => asset.id === id);
  };
  const decimals = mostDecimals(shown.map((asset) => rateText(asset, today)));
  return (
    <aside className={styles.list} aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{t('assets.list.title')}</h2>
        <span className={styles.count} role="status">
          {t('assets.list.count', { shown: shown.length, total: assets.length })}
        </span>
        <span className={styles.grow} />
        {props.action}
      </header>
      <div className={styles.tools}>
        <Input
          prefix={<SearchOutlined aria-hidden />}
          placeholder={t('assets.list.search')}
          aria-label={t('assets.list.search')}
          value={filter.search}
          allowClear={clearable}
          onChange={(event) => onFilter({ ...filter, search: event.target.value })}
        />
        <div className={styles.choices}>
          <Checkbox
            checked={filter.hideInactive}
            onChange={({ target }) => onFilter({ ...filter, hideInactive: target.checked })}
          >
            {t('assets.list.hideInactive')}
          </Checkbox>
          {canWrite && (
            <Checkbox checked={several} onChange={({ target }) => props.onSeveral(target.checked)}>
              {t('assets.list.several')}
            </Checkbox>
          )}
        </div>
      </div>
      <ScrollEdges scroller={scroller} fills rows>
        <AssetContextMenu asset={pointed} onAction={props.onAction} onClose={() => setPointed(undefined)}>
          <ul
            ref={scroller}
            className={styles.rows}
            onContextMenu={({ target }) => canWrite && setPointed(assetAt(target))}
          >
            {shown.map((asset) => (
              <AssetRow
                key={asset.id}
                asset={asset}
                today={today}
                decimals={decimals}
                to={props.hrefOf(asset.id)}
                current={asset.id === props.selected}
                isUnsaved={props.drafts.has(asset.id)}
                marked={several && canWrite ? marked.has(asset.id) : undefined}
                onMark={() => onMarked(toggled(marked, asset.id))}
                onOpen={props.onOpen}
                menu={canWrite && <AssetMenu asset={asset} onAction={props.onAction} />}
              />
            ))}
          </ul>
        </AssetContextMenu>
      </ScrollEdges>
      {shown.length === 0 && <p className={styles.none}>{t('assets.empty')}</p>}
      {several && canWrite && (
        <footer>
          <span className={styles.chosen}>{t('assets.list.marked', { count: marked.size })}</span>
          <Button size="small" type="text" onClick={() => onMarked(withAll(marked, shown))}>
            {t('assets.list.all')}
          </Button>
          <Button size="small" type="text" disabled={marked.size === 0} onClick={() => onMarked(new Set())}>
            {t('assets.list.reset')}
          </Button>
          {props.severalAction}
        </footer>
      )}
    </aside>
  );
};
