import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import type { ImportPreview } from '#shared/model/hrImport.ts';
import type { CategoryMapping } from '#shared/model/importMapping.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { ProblemAlert } from '#web/kit/ui/state/ProblemAlert.tsx';
import styles from '../Imports.module.css';
import { isUnit, type PlaceIds } from '../ids.ts';
import { totalsOf } from '../model/summary.ts';
import { useRun } from '../useRun.ts';

interface RunBarProps {
  readonly ids: PlaceIds;
  readonly preview: ImportPreview;
  readonly mappings: readonly CategoryMapping[];
  /** A typed first day is no day. */
  readonly isUnread: boolean;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

const Stat = ({ name, value, note }: { readonly name: string; readonly value: number; readonly note?: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {numberText(value)}
      {note !== undefined && <small> {note}</small>}
    </dd>
  </div>
);

/** What the import stores and leaves, and the button that runs it. */
export const RunBar = ({ ids, preview, mappings, isUnread, onCancel, onDone }: RunBarProps) => {
  const { t } = useTranslation();
  const { run, refused, under } = useRun({ ids, preview, mappings, onDone });
  const totals = totalsOf(preview);
  const ofUnit = isUnit(ids);
  const [own] = preview.units;
  // A changed mapping of a unit is stored also where it moves nobody.
  const units = ofUnit && own && !own.refused && mappings.length > 0 ? [own] : totals.units;
  const { kind } = preview;
  const left = (['unmatched', 'refused'] as const).filter((one) => totals[one] > 0);
  // The number alone stands before the text.
  const leftText = left
    .map((one) =>
      [left.length > 1 && numberText(totals[one]), t(`imports.stat.${one}`, { count: totals[one] })]
        .filter(Boolean)
        .join(' '),
    )
    .join(', ');
  const isRead = preview.units.length > 0 && preview.units.every(({ exists }) => exists);
  const reason = isUnread
    ? t('imports.dayUnread')
    : isRead
      ? t('imports.exists')
      : preview.units.length === 0
        ? t('imports.noUnits')
        : units.length === 0
          ? t(totals.refusedUnits.length > 0 ? 'imports.allRefused' : 'imports.nothingToDo')
          : undefined;
  return (
    <section className={styles.run} aria-label={t('imports.run')}>
      {refused.map(({ unitName, problem }) => (
        <ProblemAlert
          key={unitName}
          problem={problem}
          title={t(`imports.notRun.${kind}`, { unit: unitName })}
          conflicts
        />
      ))}
      <dl>
        <Stat
          name={t('imports.stat.stored')}
          value={totals.stored}
          note={[
            t(`imports.stat.${kind}`, { count: totals.stored }),
            ...(ofUnit ? [] : [t('imports.stat.in', { count: totals.units.length })]),
          ].join(' ')}
        />
        <Stat name={t('imports.stat.left')} value={totals.unmatched + totals.refused} note={leftText} />
        <Stat name={t('imports.stat.unchanged')} value={totals.unchanged} />
      </dl>
      <div className={styles.decide}>
        <p className={styles.note}>{reason ?? t('imports.allOrNothing')}</p>
        <div className={styles.buttons}>
          <Button size="large" disabled={under !== undefined} onClick={onCancel}>
            {t('ui.cancel')}
          </Button>
          <Button
            size="large"
            type="primary"
            loading={under !== undefined}
            disabled={reason !== undefined}
            onClick={() => void run(units)}
          >
            {under !== undefined && units.length > 1
              ? t('imports.running', { unit: under, of: units.length })
              : t(`imports.runOf.${kind}`, { count: totals.stored })}
          </Button>
        </div>
      </div>
    </section>
  );
};
