import MoreOutlined from '@ant-design/icons/es/icons/MoreOutlined';
import Button from 'antd/es/button';
import Dropdown from 'antd/es/dropdown';
import { useTranslation } from 'react-i18next';
import type { Asset } from '#shared/model/asset.ts';
import { useHasRole } from '#web/api/useRole.ts';
import { today } from '#web/ui/dates.ts';
import styles from './AssetList.module.css';
import { hasLeft } from './listed.ts';

/** What can be done with one employee. */
export type AssetAction = 'rename' | 'period' | 'export' | 'anonymise' | 'remove';

interface AssetMenuProps {
  readonly asset: Asset;
  readonly onAction: (action: AssetAction, asset: Asset) => void;
}

/** The menu of one employee, shown with the right to write. */
export const AssetMenu = ({ asset, onAction }: AssetMenuProps) => {
  const { t } = useTranslation();
  const isAdmin = useHasRole('Admin');
  const items = [
    { key: 'period', label: t('assets.menu.period') },
    { key: 'rename', label: t('assets.menu.rename') },
    { key: 'export', label: t('assets.menu.export') },
    { type: 'divider' as const },
    ...(isAdmin && hasLeft(asset, today())
      ? [{ key: 'anonymise', label: t('assets.menu.anonymise'), danger: true }]
      : []),
    { key: 'remove', label: t('assets.menu.remove'), danger: true },
  ];
  return (
    <Dropdown
      trigger={['click']}
      menu={{ items, onClick: ({ key }) => onAction(key as AssetAction, asset) }}
      placement="bottomRight"
    >
      <Button
        className={styles.more ?? ''}
        type="text"
        size="small"
        icon={<MoreOutlined aria-hidden />}
        aria-label={t('assets.menu.of', { name: asset.name })}
      />
    </Dropdown>
  );
};
