import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { log } from '#shared/contract/log.ts';
import { PagedRows } from '#web/kit/ui/state/PagedRows.tsx';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import { ChangeRow, ChangeTable } from './ChangeTable.tsx';
import { Differences } from './Differences.tsx';
import styles from './History.module.css';

/** The unit that the entity belongs to. */
interface HistoryPlace {
  readonly orgId: string;
  readonly areaId: string;
  readonly unitId: string;
}

interface PageProps {
  readonly id: string;
  readonly place: HistoryPlace;
  readonly cursor?: string;
}

const COLUMNS = 2;

/** A page of the changes and, on request, the older ones after it. */
const Pages = ({ id, place: { orgId, areaId, unitId }, cursor }: PageProps) => {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const params = { orgId, areaId, unitId };
  const page = useEndpoint(log.history, { params, query: { id, ...(cursor !== undefined && { cursor }) } });
  return (
    <PagedRows
      of={page}
      columns={COLUMNS}
      across={styles.across}
      row={(entry) => (
        <ChangeRow key={entry.key} entry={entry}>
          <b>{t(`log.action.${entry.action}`)}</b>
          <Differences entry={entry} />
        </ChangeRow>
      )}
      none={cursor === undefined ? { title: t('log.none'), text: t('log.noHistory') } : undefined}
      more={t('log.older')}
      onMore={() => setOpened(true)}
      after={opened ? (next) => <Pages id={id} place={{ orgId, areaId, unitId }} cursor={next} /> : undefined}
    />
  );
};

interface HistoryProps extends PageProps {
  readonly name: string;
  readonly onClose: () => void;
}

/** Who changed one planning entity, when and how, newest first. */
export const History = ({ name, onClose, ...entity }: HistoryProps) => {
  const { t } = useTranslation();
  return (
    <ChangeTable title={t('log.historyOf', { name })} onClose={onClose}>
      <Pages {...entity} />
    </ChangeTable>
  );
};
