import { useTranslation } from 'react-i18next';
import type { LogEntry } from '#shared/model/log.ts';
import styles from './Differences.module.css';
import { type Difference, differencesOf, type Group, groupsOf } from './differences.ts';
import { useLeafText } from './useLeafText.ts';

/** Lines shown at first; more are folded when they exceed this by enough. */
const FEW = 4;
const WORTH_FOLDING = 3;

interface LinesProps extends Group {
  readonly entry: LogEntry;
}

const Lines = ({ under, lines, entry: { action, object } }: LinesProps) => {
  const { t } = useTranslation();
  const { pathText, valueText } = useLeafText(object);
  return (
    <dl className={styles.lines}>
      {lines.map((line) => (
        <div key={line.path.join('/')}>
          <dt>{pathText(line.path.slice(under.length))}</dt>
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

interface GroupsProps {
  readonly of: readonly Difference[];
  readonly entry: LogEntry;
}

/** The lines, grouped under the name of their common object. */
const Groups = ({ of, entry }: GroupsProps) => {
  const { object } = entry;
  const { pathText } = useLeafText(object);
  return groupsOf(of).map(({ under, lines }) => {
    const list = <Lines key={lines[0]?.path.join('/')} under={under} lines={lines} entry={entry} />;
    return under.length === 0 ? (
      list
    ) : (
      <div key={under.join('/')} className={styles.group}>
        <p>{pathText(under)}</p>
        {list}
      </div>
    );
  });
};

const isName = ([first, ...rest]: readonly string[]): boolean =>
  rest.length === 0 && (first === 'name' || first === 'username');

/** The values of an entry before and after; a long list is folded. */
export const Differences = ({ entry }: { readonly entry: LogEntry }) => {
  const { t } = useTranslation();
  const named = entry.action === 'create' || entry.action === 'remove';
  // The row above names it already.
  const all = differencesOf(entry.before, entry.after).filter(({ path }) => !named || !isName(path));
  const few = all.length < FEW + WORTH_FOLDING ? all.length : FEW;
  const rest = all.slice(few);
  if (all.length === 0) return null;
  return (
    <>
      <Groups of={all.slice(0, few)} entry={entry} />
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>{t('log.rest', { count: rest.length })}</summary>
          <Groups of={rest} entry={entry} />
        </details>
      )}
    </>
  );
};
