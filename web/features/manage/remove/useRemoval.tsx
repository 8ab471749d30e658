import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Endpoint, Params } from '#shared/contract/endpoint.ts';
import { useChange } from '#web/api/useChange.ts';
import { RemoveButton } from '#web/forms/RemoveButton.tsx';
import { everything } from '../ids.ts';
import type { ManageLevel } from '../level.ts';

/** The button that removes an entity of the hierarchy. */
export const useRemoval = <Path extends string>(
  endpoint: Endpoint<Path>,
  level: ManageLevel,
  stored: { readonly name: string; readonly version: number; readonly params: Params<Path> } | undefined,
  onRemoved: () => void,
): ReactNode => {
  const { t } = useTranslation();
  const change = useChange<Endpoint>(endpoint, { ...everything, reloads: true });
  if (!stored) return null;
  const { name, version, params } = stored;
  return (
    <RemoveButton
      name={name}
      texts={{
        action: t(`manage.remove.${level}`),
        text: t(`manage.remove.text.${level}`),
        holds: t(`manage.remove.holds.${level}`),
      }}
      change={change}
      send={(confirm) => change.run({ params, version, query: confirm === undefined ? {} : { confirm } })}
      onRemoved={onRemoved}
    />
  );
};
