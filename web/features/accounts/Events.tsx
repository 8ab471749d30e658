import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { log } from '#shared/contract/log.ts';
import { Differences } from '#web/domain/history/Differences.tsx';
import { momentText } from '#web/kit/ui/dates.ts';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import { Loaded } from '#web/kit/ui/state/Loaded.tsx';
import { TableSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import { href } from '#web/platform/navigation/href.ts';
import styles from './Accesses.module.css';
import { useEventText } from './useEventText.ts';

const shown = '5';

/** The latest changes of an account and of what it may reach, with the way to all of them in the log. */
export const Events = ({ username }: { readonly username: string }) => {
  const { t } = useTranslation();
  const textOf = useEventText();
  const title = t('accounts.events.title');
  const page = useEndpoint(log.list, { params: {}, query: { object: username, limit: shown } });
  return (
    <Card
      title={title}
      actions={
        <Link className={styles.all} to={href.log({ object: username })}>
          {t('accounts.events.all')}
        </Link>
      }
    >
      <Loaded of={page} skeleton={<TableSkeleton columns={3} />}>
        {({ data }) =>
          data.length === 0 ? (
            <p className={styles.text}>{t('log.noHistory')}</p>
          ) : (
            <table className={styles.table} aria-label={title}>
              <thead>
                <tr>
                  <th scope="col">{t('log.when')}</th>
                  <th scope="col">{t('log.what')}</th>
                  <th scope="col">{t('log.who')}</th>
                </tr>
              </thead>
              <tbody>
                {data.map((entry) => {
                  const { text, place, whole } = textOf(entry);
                  return (
                    <tr key={entry.key} className={styles.event}>
                      <td>
                        <time dateTime={entry.at}>{momentText(entry.at)}</time>
                      </td>
                      <td>
                        {text}
                        {place !== '' && <small>{place}</small>}
                        {!whole && <Differences entry={entry} />}
                      </td>
                      <td>{entry.by}</td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          )
        }
      </Loaded>
    </Card>
  );
};
