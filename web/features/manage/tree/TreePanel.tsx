import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import Checkbox from 'antd/es/checkbox';
import Input, { type InputRef } from 'antd/es/input';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { mostFoundShifts } from '#shared/model/shiftSearch.ts';
import { useSearchKey } from '#web/kit/ui/hooks/useSearchKey.ts';
import { useClearable } from '#web/kit/ui/inputs/useClearable.tsx';
import { Loaded } from '#web/kit/ui/state/Loaded.tsx';
import { BlockSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import { href, type ManageIds } from '#web/platform/navigation/href.ts';
import styles from './Tree.module.css';
import { Tree } from './Tree.tsx';
import { useTree } from './useTree.ts';

/** The tree of all places that the account manages, left of the screen of one of them; `/` goes to its search. */
export const TreePanel = ({ ids }: { readonly ids: ManageIds }) => {
  const { t } = useTranslation();
  const clearable = useClearable();
  const navigate = useNavigate();
  const field = useRef<InputRef>(null);
  const { tree, rows, selected, search, setSearch, hasMore, withShifts, ...rest } = useTree(ids);
  const { withHidden, setWithHidden, unitCount, hiddenCount, toggle } = rest;
  const searchText = t(withShifts ? 'manage.tree.searchShifts' : 'manage.tree.search');
  useSearchKey(field);
  return (
    <aside className={styles.panel} aria-label={t('manage.tree.title')}>
      <div className={styles.search}>
        <Input
          ref={field}
          prefix={<SearchOutlined aria-hidden />}
          aria-label={searchText}
          aria-keyshortcuts="/"
          placeholder={searchText}
          allowClear={clearable}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <div className={styles.counts}>
          {hiddenCount > 0 && (
            <Checkbox checked={withHidden} onChange={({ target }) => setWithHidden(target.checked)}>
              {t('manage.tree.hidden')}
            </Checkbox>
          )}
          <span>
            {tree.data && t('manage.tree.units', { count: unitCount })}
            {hiddenCount > 0 && `, ${t('manage.tree.hiddenCount', { count: hiddenCount })}`}
          </span>
        </div>
      </div>
      <div className={styles.rows}>
        <Loaded of={tree} skeleton={<BlockSkeleton height={300} />}>
          {() =>
            rows === undefined || rows.length === 0 ? (
              <p className={styles.none}>{t('manage.tree.none')}</p>
            ) : (
              <Tree
                label={t('manage.tree.title')}
                rows={rows}
                selected={selected}
                onToggle={toggle}
                onChoose={(node) => void navigate(href.manage(node.ids))}
              />
            )
          }
        </Loaded>
        {hasMore && <p className={styles.none}>{t('manage.tree.more', { count: mostFoundShifts })}</p>}
      </div>
      <p className={styles.keys} aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> {t('manage.tree.keys.move')} <kbd>→</kbd> {t('manage.tree.keys.branch')} <kbd>↵</kbd>{' '}
        {t('manage.tree.keys.show')}
      </p>
    </aside>
  );
};
