import App from 'antd/es/app';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Endpoint, Params } from '#shared/contract/endpoint.ts';
import { useChange } from '#web/api/useChange.ts';
import { everything } from '../ids.ts';
import type { ManageLevel } from '../level.ts';
import { RemoveButton } from './RemoveButton.tsx';

/** The button that removes an entity of the hierarchy, with a message when it is removed. */
export const useRemoval = <Path extends string>(
  endpoint: Endpoint<Path>,
  level: ManageLevel,
  stored: { readonly name: string; readonly version: number; readonly params: Params<Path> } | undefined,
  onRemoved: () => void,
): ReactNode => {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const change = useChange<Endpoint>(endpoint, { ...everything, reloads: true });
  if (!stored) return null;
  const { name, version, params } = stored;
  const remove = async (confirm?: string) => {
    if (!(await change.run({ params, version, query: confirm === undefined ? {} : { confirm } }))) return;
    message.success(t('manage.removed', { name }));
    onRemoved();
  };
  return <RemoveButton level={level} name={name} change={change} onRemove={(confirm) => void remove(confirm)} />;
};
