import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import { anonymousName } from '#shared/model/asset.ts';
import type { LogEntry } from '#shared/model/log.ts';
import { useAnonymisation } from '#web/ui/hooks/useAnonymisation.ts';
import styles from './Log.module.css';

const nameIn = (before: unknown): string | undefined => {
  const name = typeof before === 'object' && before !== null ? (before as { readonly name?: unknown }).name : undefined;
  return typeof name === 'string' && name !== anonymousName ? name : undefined;
};

/** On the line that tells of somebody's removal: nowhere else can he still be made anonymous. */
export const Forget = ({ entry: { action, object, id, path, before } }: { readonly entry: LogEntry }) => {
  const { t } = useTranslation();
  const { mutate } = useSWRConfig();
  const anonymise = useAnonymisation();
  const { orgId, areaId, unitId, categoryId } = path;
  const name = nameIn(before);
  if (action !== 'remove' || object !== 'asset' || !name || !orgId || !areaId || !unitId || !categoryId) return null;
  const forget = async () => {
    if (await anonymise({ orgId, areaId, unitId, categoryId, assetId: id }, { name })) await mutate(() => true);
  };
  return (
    <button
      type="button"
      className={styles.history}
      aria-label={t('assets.anonymise.title', { name })}
      onClick={() => void forget()}
    >
      {t('assets.menu.anonymise')}
    </button>
  );
};
