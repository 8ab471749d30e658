import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import { people } from '#shared/contract/people.ts';
import { anonymousName } from '#shared/model/asset.ts';
import type { LogEntry } from '#shared/model/log.ts';
import { useAnonymisation } from '#web/domain/people/useAnonymisation.ts';
import { type FetchPage, ofAccount, useExport } from '#web/domain/people/useExport.ts';
import { send } from '#web/platform/api/live.ts';
import styles from './Log.module.css';

const nameIn = (before: unknown): string | undefined => {
  const name = typeof before === 'object' && before !== null ? (before as { readonly name?: unknown }).name : undefined;
  return typeof name === 'string' && name !== anonymousName ? name : undefined;
};

const Export = ({ name, fetchPage }: { readonly name: string; readonly fetchPage: FetchPage }) => {
  const { t } = useTranslation();
  const { busy, run } = useExport();
  return (
    <button
      type="button"
      className={styles.way}
      disabled={busy}
      aria-label={`${t('ui.export')}, ${name}`}
      onClick={() => void run(name, fetchPage)}
    >
      {t('ui.export')}
    </button>
  );
};

const RemovedAsset = ({ entry: { id, path, before } }: { readonly entry: LogEntry }) => {
  const { t } = useTranslation();
  const { mutate } = useSWRConfig();
  const anonymise = useAnonymisation();
  const { orgId, areaId, unitId, categoryId } = path;
  const name = nameIn(before);
  if (!name || !orgId || !areaId || !unitId || !categoryId) return null;
  const params = { orgId, areaId, unitId, categoryId, assetId: id };
  const forget = async () => {
    if (await anonymise(params, { name })) await mutate(() => true);
  };
  return (
    <>
      <Export name={name} fetchPage={(cursor) => send(people.exportAsset, { params, query: { cursor } })} />
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

/** Export and anonymisation on the entry of a removal: a removed person is found nowhere else. */
export const Removed = ({ entry }: { readonly entry: LogEntry }) => {
  if (entry.action !== 'remove') return null;
  if (entry.object === 'account') return <Export name={entry.id} fetchPage={ofAccount(entry.id)} />;
  return entry.object === 'asset' ? <RemovedAsset entry={entry} /> : null;
};
