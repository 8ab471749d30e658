import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import EyeInvisibleOutlined from '@ant-design/icons/es/icons/EyeInvisibleOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ShiftBadge } from '#web/kit/ui/figures/ShiftBadge.tsx';
import type { TreeNode, TreeRow } from './nodes.ts';
import styles from './Tree.module.css';
import { stepOf } from './treeKeys.ts';

interface TreeProps {
  readonly label: string;
  readonly rows: readonly TreeRow[];
  /** The id of the node that the page shows. */
  readonly selected: string | undefined;
  readonly onToggle: (id: string) => void;
  readonly onChoose: (node: TreeNode) => void;
}

/** A tree with one tab stop: arrows move and open, letters jump, Enter shows. */
export const Tree = ({ label, rows, selected, onToggle, onChoose }: TreeProps) => {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<string>();
  const has = (id: string | undefined) => rows.some(({ node }) => node.id === id);
  const stop = has(moved) ? moved : has(selected) ? selected : rows[0]?.node.id;

  const countText = (level: TreeNode['level'], count: number) =>
    level === 'org'
      ? t('manage.tree.areas', { count })
      : level === 'category'
        ? t('manage.shift.count', { count })
        : String(count);
  const itemOf = (id: string) => list.current?.querySelector<HTMLElement>(`[data-id="${id}"]`);
  useEffect(() => {
    setMoved(undefined);
    if (selected === undefined) return;
    list.current?.querySelector(`[data-id="${selected}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [selected]);

  const onKeyDown = (event: KeyboardEvent, { node }: TreeRow) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const isChoice = event.key === 'Enter' || event.key === ' ';
    const step = isChoice ? undefined : stepOf(rows, node.id, event.key);
    if (!isChoice && step === undefined) return;
    event.preventDefault();
    if (step === undefined) onChoose(node);
    else if ('toggle' in step) onToggle(step.toggle);
    else {
      setMoved(step.focus);
      itemOf(step.focus)?.focus();
    }
  };
  const onClick = (event: MouseEvent, { node }: TreeRow) => {
    const isTwisty = event.target instanceof Element && event.target.closest(`.${styles.twisty}`) !== null;
    setMoved(node.id);
    if (isTwisty) onToggle(node.id);
    else onChoose(node);
  };
  return (
    <div ref={list} role="tree" aria-label={label} className={styles.tree}>
      {rows.map((row) => {
        const { node, depth, isOpen } = row;
        return (
          <div
            key={node.id}
            role="treeitem"
            data-id={node.id}
            data-depth={depth}
            aria-level={depth}
            aria-expanded={isOpen}
            aria-selected={node.id === selected}
            tabIndex={node.id === stop ? 0 : -1}
            className={node.isHidden ? styles.hidden : ''}
            onKeyDown={(event) => onKeyDown(event, row)}
            onClick={(event) => onClick(event, row)}
          >
            <span className={styles.twisty} aria-hidden="true">
              {isOpen !== undefined && (isOpen ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />)}
            </span>
            {/* The name says it too. */}
            {node.kind && (
              <span className={styles.kind} aria-hidden="true">
                <ShiftBadge kind={node.kind} />
              </span>
            )}
            <span className={styles.name}>{node.name}</span>
            {node.isHidden && (
              <span className={styles.mark}>
                <EyeInvisibleOutlined aria-hidden /> {t('manage.tree.isHidden')}
              </span>
            )}
            {node.shortName !== '' && <span className={styles.note}>{node.shortName}</span>}
            {node.count !== undefined && <span className={styles.note}>{countText(node.level, node.count)}</span>}
          </div>
        );
      })}
    </div>
  );
};
