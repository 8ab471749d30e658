import FilterOutlined from '@ant-design/icons/es/icons/FilterOutlined';
import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import Popover from 'antd/es/popover';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NamedCategory } from '../model/outline.ts';
import { beside } from './beside.ts';
import styles from './Tools.module.css';

interface CategoryFilterProps {
  readonly categories: readonly NamedCategory[];
  readonly chosen: ReadonlySet<string>;
  readonly onChosen: (keys: readonly string[]) => void;
  /** Further choices, on narrow screens without room beside the button. */
  readonly before?: ReactNode;
}

/** The categories that the map counts; none ticked counts all. */
export const CategoryFilter = ({ categories, chosen, onChosen, before }: CategoryFilterProps) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  // A tick shows at once; the address follows after the navigation.
  const [keys, setKeys] = useState(chosen);
  useEffect(() => setKeys(chosen), [chosen]);
  const choose = (next: readonly string[]) => {
    setKeys(new Set(next));
    onChosen(next);
  };
  const ticked = categories.filter(({ key }) => keys.has(key));
  const [only] = ticked;
  const label =
    ticked.length === 1 && only
      ? only.name
      : ticked.length > 0
        ? t('overview.filter.some', { count: ticked.length })
        : t('overview.filter.all');
  const choices = (
    <div className={styles.chooser}>
      {before}
      <fieldset className={styles.choices}>
        <legend>{t('overview.filter.title')}</legend>
        {categories.map(({ key, name }) => (
          <Checkbox
            key={key}
            checked={keys.has(key)}
            onChange={({ target }) =>
              choose(
                ticked
                  .map((each) => each.key)
                  .filter((each) => each !== key)
                  .concat(target.checked ? key : []),
              )
            }
          >
            {name}
          </Checkbox>
        ))}
      </fieldset>
      <Button block disabled={ticked.length === 0} onClick={() => choose([])}>
        {t('overview.filter.all')}
      </Button>
    </div>
  );
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={open}
      onOpenChange={setOpen}
      content={choices}
      getPopupContainer={beside}
    >
      <Button
        icon={<FilterOutlined aria-hidden />}
        aria-expanded={open}
        aria-label={label}
        className={`${styles.filter} ${ticked.length > 0 ? styles.active : ''}`}
      >
        <span className="wide-only">{label}</span>
      </Button>
    </Popover>
  );
};
