import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import type { Endpoint, Params } from '#shared/contract/endpoint.ts';
import type { RemovalContents } from '#shared/model/removal.ts';
import { RemoveButton } from '#web/kit/forms/RemoveButton.tsx';
import { useChange } from '#web/platform/api/useChange.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import { everything } from '../ids.ts';
import type { ManageLevel } from '../level.ts';

/** Answers what goes with an entity. */
export type ContentsEndpoint<Path extends string> = Endpoint<
  Path,
  z.ZodUndefined,
  z.ZodUndefined,
  z.ZodType<RemovalContents>
>;

interface RemovalOptions<Path extends string> {
  readonly endpoint: Endpoint<Path>;
  readonly contents: ContentsEndpoint<Path>;
  readonly level: ManageLevel;
  readonly stored: { readonly name: string; readonly version: number; readonly params: Params<Path> } | undefined;
  readonly onRemoved: () => void;
}

const counted = ['areas', 'units', 'categories', 'shifts', 'demandPeriods', 'employees'] as const;

/** The button that removes an entity of the hierarchy: it asks once, with what goes, and by name where planning goes too. */
export const useRemoval = <Path extends string>({
  endpoint,
  contents,
  level,
  stored,
  onRemoved,
}: RemovalOptions<Path>): ReactNode => {
  const { t } = useTranslation();
  const [isAsked, setIsAsked] = useState(false);
  const change = useChange<Endpoint>(endpoint, { ...everything, reloads: true });
  const loaded = useEndpoint<ContentsEndpoint<string>>(contents, isAsked && stored ? { params: stored.params } : null);
  if (!stored) return null;
  const { name, version, params } = stored;
  const { data } = loaded;
  const things = counted.flatMap((field) =>
    data && data[field] > 0 ? [t(`manage.remove.counts.${field}`, { count: data[field] })] : [],
  );
  const goes =
    level === 'shift'
      ? data && data.demandPeriods > 0 && t('manage.remove.used', { count: data.demandPeriods })
      : things.length > 0 && t('manage.remove.goes', { things: things.join(', ') });
  return (
    <RemoveButton
      name={name}
      texts={{
        action: t(`manage.remove.${level}`),
        text: t(`manage.remove.text.${level}`),
        holds: t(`manage.remove.holds.${level}`),
      }}
      onAsk={() => setIsAsked(true)}
      isLoading={isAsked && loaded.isLoading}
      holds={data?.confirm === true}
      goes={goes || undefined}
      change={change}
      send={(confirm) => change.run({ params, version, query: confirm === undefined ? {} : { confirm } })}
      onRemoved={onRemoved}
    />
  );
};
