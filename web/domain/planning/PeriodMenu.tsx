import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreMenu } from '#web/kit/ui/inputs/MoreMenu.tsx';
import type { PeriodAction } from './actionsAt.ts';

interface ActionLook {
  readonly icon: ReactNode;
  readonly label: string;
}

interface PeriodMenuProps<Action extends string> {
  /** The accessible name of the button. */
  readonly label: string;
  /** In the order shown, as `actionsAt` answers them. */
  readonly actions: readonly Action[];
  /** Icon and text of each action that not every kind of period has. */
  readonly looks: Readonly<Record<Exclude<Action, PeriodAction>, ActionLook>>;
  readonly onAction: (action: Action) => void;
}

/** The menu of the selected period. */
export const PeriodMenu = <Action extends string>({ label, actions, looks, onAction }: PeriodMenuProps<Action>) => {
  const { t } = useTranslation();
  const all: Readonly<Record<string, ActionLook & { readonly danger?: boolean }>> = {
    ...looks,
    change: { icon: <EditOutlined aria-hidden />, label: t('ui.period.change') },
    remove: { icon: <DeleteOutlined aria-hidden />, label: t('ui.period.remove'), danger: true },
  };
  const items = actions.map((action) => ({ key: action, ...all[action], onClick: () => onAction(action) }));
  return <MoreMenu label={label} items={items} />;
};
