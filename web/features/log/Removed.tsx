import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import { assets } from '#shared/contract/assets.ts';
import { anonymousName } from '#shared/model/asset.ts';
import type { LogEntry } from '#shared/model/log.ts';
import { send } from '#web/api/live.ts';
import { useAnonymisation } from '#web/ui/hooks/useAnonymisation.ts';
import { useExport } from '#web/ui/hooks/useExport.ts';
import styles from './Log.module.css';

const nameIn = (before: unknown): string | undefined => {
  const name = typeof before === 'object' && before !== null ? (before as { readonly name?: unknown }).name : undefined;
  return typeof name === 'string' && name !== anonymousName ? name : undefined;
};

/** On the line that tells of an employee's removal: nowhere else can what is stored on him be had, or be made anonymous. */
export const Removed = ({ entry: { action, object, id, path, before } }: { readonly entry: LogEntry }) => {
  const { t } = useTranslation();
  const { mutate } = useSWRConfig();
  const { run: saveAll } = useExport();
  const anonymise = useAnonymisation();
  const { orgId, areaId, unitId, categoryId } = path;
  const name = nameIn(before);
  if (action !== 'remove' || object !== 'asset' || !name || !orgId || !areaId || !unitId || !categoryId) return null;
  const params = { orgId, areaId, unitId, categoryId, assetId: id };
  const save = () => saveAll(name, (cursor) => send(assets.export, { params, query: { cursor } }));
  const forget = async () => {
    if (await anonymise(params, { name })) await mutate(() => true);
  };
  return (
    <>
      <button
        type="button"
        className={styles.way}
        aria-label={`${t('assets.menu.export')}, ${name}`}
        onClick={() => void save()}
      >
        {t('assets.menu.export')}
      </button>
      <button
        type="button"
        className={styles.way}
        aria-label={t('assets.anonymise.title', { name })}
        onClick={() => void forget()}
      >
        {t('assets.menu.anonymise')}
      </button>
    </>
  );
};
