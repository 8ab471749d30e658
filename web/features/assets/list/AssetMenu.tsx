import EllipsisOutlined from '@ant-design/icons/es/icons/EllipsisOutlined';
import Button from 'antd/es/button';
import Dropdown from 'antd/es/dropdown';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Asset } from '#shared/model/asset.ts';
import { today } from '#web/kit/ui/dates.ts';
import { useRight } from '#web/platform/api/useRight.ts';
import styles from './AssetList.module.css';
import { hasLeft } from './listed.ts';

/** What can be done with one employee. */
export type AssetAction = 'rename' | 'period' | 'absence' | 'export' | 'anonymise' | 'remove';

interface AssetMenuProps {
  readonly asset: Asset;
  /** Beside other buttons, not in a row of the list. */
  readonly isFramed?: boolean;
  readonly onAction: (action: AssetAction, asset: Asset) => void;
}

/** Returns the items of an employee's menu. */
const useItems = () => {
  const { t } = useTranslation();
  const mayConfigure = useRight('configure');
  return (asset: Asset) => [
    { key: 'period', label: t('assets.menu.period') },
    { key: 'absence', label: t('assets.menu.absence') },
    { key: 'rename', label: t('assets.menu.rename') },
    { key: 'export', label: t('assets.menu.export') },
    { type: 'divider' as const },
    ...(mayConfigure && hasLeft(asset, today())
      ? [{ key: 'anonymise', label: t('assets.menu.anonymise'), danger: true }]
      : []),
    { key: 'remove', label: t('assets.menu.remove'), danger: true },
  ];
};

interface ContextMenuProps extends Pick<AssetMenuProps, 'onAction'> {
  /** The employee at the pointer; the menu is open while there is one. */
  readonly asset: Asset | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The same menu at the pointer, by a right-click on an employee of a list. */
export const AssetContextMenu = ({ asset, onAction, onClose, children }: ContextMenuProps) => {
  const itemsOf = useItems();
  return (
    <Dropdown
      trigger={['contextMenu']}
      open={asset !== undefined}
      onOpenChange={(open) => !open && onClose()}
      menu={{
        items: asset ? itemsOf(asset) : [],
        onClick: ({ key }) => asset && onAction(key as AssetAction, asset),
      }}
    >
      {children}
    </Dropdown>
  );
};

/** The menu of one employee, shown with the right to write. */
export const AssetMenu = ({ asset, isFramed = false, onAction }: AssetMenuProps) => {
  const { t } = useTranslation();
  const itemsOf = useItems();
  return (
    <Dropdown
      trigger={['click']}
      menu={{ items: itemsOf(asset), onClick: ({ key }) => onAction(key as AssetAction, asset) }}
      placement="bottomRight"
    >
      <Button
        {...(isFramed ? {} : ({ className: styles.more ?? '', type: 'text', size: 'small' } as const))}
        icon={<EllipsisOutlined aria-hidden />}
        aria-label={t('assets.menu.of', { name: asset.name })}
      />
    </Dropdown>
  );
};
