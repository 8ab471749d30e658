import { useTranslation } from 'react-i18next';
import type { LogEntry } from '#shared/model/log.ts';
import { type Difference, differencesOf } from './differences.ts';
import styles from './Log.module.css';
import { useLeafText } from './useLeafText.ts';

/** So many are seen at once; the rest on demand. */
const FEW = 4;

const Lines = ({ lines, action }: { readonly lines: readonly Difference[]; readonly action: LogEntry['action'] }) => {
  const { t } = useTranslation();
  const { label, valueText } = useLeafText();
  return (
    <dl className={styles.lines}>
      {lines.map((line) => (
        <div key={line.path.join('/')}>
          <dt>{label(line)}</dt>
          <dd>
            {action === 'create' ? (
              valueText(line, line.after)
            ) : action === 'remove' ? (
              <del>{valueText(line, line.before)}</del>
            ) : (
              <>
                <del>{valueText(line, line.before)}</del>
                <span className="visually-hidden">{t('log.became')}</span>
                <span aria-hidden="true"> → </span>
                <ins>{valueText(line, line.after)}</ins>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
};

const isName = ([first, ...rest]: readonly string[]): boolean =>
  rest.length === 0 && (first === 'name' || first === 'username');

/** What an entry changed, before and after; a long list folded. */
export const Differences = ({ entry }: { readonly entry: LogEntry }) => {
  const { t } = useTranslation();
  const named = entry.action === 'create' || entry.action === 'remove';
  // Its name already stands in the line above.
  const all = differencesOf(entry.before, entry.after).filter(({ path }) => !named || !isName(path));
  const rest = all.slice(FEW);
  if (all.length === 0) return null;
  return (
    <>
      <Lines lines={all.slice(0, FEW)} action={entry.action} />
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>{t('log.rest', { count: rest.length })}</summary>
          <Lines lines={rest} action={entry.action} />
        </details>
      )}
    </>
  );
};
