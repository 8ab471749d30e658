import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import SaveOutlined from '@ant-design/icons/es/icons/SaveOutlined';
import Button from 'antd/es/button';
import Select from 'antd/es/select';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { momentText } from '#web/kit/ui/dates.ts';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import { useSaveKey } from '#web/kit/ui/hooks/useSaveKey.ts';
import { useUnsavedGuard } from '#web/kit/ui/leave/useUnsavedGuard.ts';
import type { RowHead } from '#web/kit/ui/sheet/column.ts';
import { Hints } from '#web/kit/ui/sheet/Hints.tsx';
import { FaultMark, UnsavedMark } from '#web/kit/ui/sheet/Marks.tsx';
import { Sheet } from '#web/kit/ui/sheet/Sheet.tsx';
import { UndoButtons } from '#web/kit/ui/sheet/UndoButtons.tsx';
import { ConflictDialog } from '#web/kit/ui/state/ConflictDialog.tsx';
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx';
import { Field } from '#web/kit/ui/state/Field.tsx';
import { ProblemAlert } from '#web/kit/ui/state/ProblemAlert.tsx';
import styles from './Absence.module.css';
import { AbsenceGraph } from './AbsenceGraph.tsx';
import { CellCard } from './CellCard.tsx';
import { hasMonths } from './model/graph.ts';
import type { AbsenceRow } from './model/rows.ts';
import type { AbsenceSetting } from './model/setting.ts';
import { TypedCard } from './TypedCard.tsx';
import { type AbsenceSaving, useAbsence } from './useAbsence.ts';

interface AbsenceFormProps {
  readonly placeId: string;
  /** At a unit, with proposals of its own months and of its organisation. */
  readonly isUnit: boolean;
  readonly canWrite: boolean;
  readonly stored: AbsenceSetting;
  readonly saving: AbsenceSaving;
}

const choices = { inherited: null, yes: true, no: false } as const;
type Choice = keyof typeof choices;

const choiceOf = (on: boolean | null): Choice => (on === null ? 'inherited' : on ? 'yes' : 'no');

/** Expected absence by category, kind and month as a sheet, and whether it counts. */
export const AbsenceForm = ({ placeId, isUnit, canWrite, stored, saving }: AbsenceFormProps) => {
  const { t } = useTranslation();
  const id = useId();
  const absence = useAbsence({ placeId, isUnit, canWrite, stored, saving });
  const { sheet, shown, changes } = absence;
  const rowHead = useMemo(
    (): RowHead<AbsenceRow> => ({
      head: t('absence.head'),
      className: styles.name ?? '',
      name: ({ category, kind }) => `${category.name}, ${t(`absence.kind.${kind}`).toLowerCase()}`,
      render: ({ kind }) =>
        kind === 'sum' ? <b className={styles.sum}>{t('absence.kind.sum')}</b> : t(`absence.kind.${kind}`),
    }),
    [t],
  );
  useSaveKey(() => void absence.save());
  useUnsavedGuard(changes > 0, { state: ['sheet'], save: absence.save, keepsDraft: true, onDiscard: absence.forget });
  const [fault] = sheet.faults;
  const inherited = t(shown.organizationOn ? 'absence.on.inheritedYes' : 'absence.on.inheritedNo');
  const options = (Object.keys(choices) as Choice[])
    .filter((choice) => isUnit || choice !== 'inherited')
    .map((choice) => ({ value: choice, label: choice === 'inherited' ? inherited : t(`absence.on.${choice}`) }));
  const counts = absence.on ?? shown.organizationOn ?? false;
  // Values that count nowhere are out of the way until they are wanted, but what is typed and not saved is shown.
  const [isUnfolded, setUnfolded] = useState(counts || changes > 0);
  const isOpen = counts || isUnfolded;
  return (
    <div className={styles.page}>
      <div className={styles.layout}>
        <Card
          title={t('absence.title')}
          note={t('absence.note')}
          className={styles.sheet}
          actions={
            canWrite && (
              <div className={styles.actions}>
                <FaultMark
                  count={sheet.faults.length}
                  onOpen={() => fault && sheet.goTo(fault.rowId, fault.columnId)}
                />
                <UnsavedMark count={changes} />
                {saving.state === 'waiting' && <span role="status">{t('ui.waiting')}</span>}
                {isOpen && <UndoButtons sheet={sheet} className={styles.steps} />}
                <Button
                  type="primary"
                  icon={<SaveOutlined aria-hidden />}
                  disabled={changes === 0 || sheet.faults.length > 0}
                  loading={saving.state !== 'idle'}
                  onClick={() => void absence.save()}
                >
                  {t('ui.save')}
                </Button>
              </div>
            )
          }
        >
          <ProblemAlert problem={saving.problem} title={t('absence.failed')} />
          <div className={styles.setting}>
            <Field id={id} label={t('absence.on.label')}>
              <Select
                id={id}
                value={choiceOf(absence.on)}
                onChange={(choice) => absence.chooseOn(choices[choice])}
                disabled={!canWrite}
                className={styles.choice ?? ''}
                options={options}
              />
            </Field>
            <p>
              {t(counts ? 'absence.counts' : 'absence.countsNot')} {!canWrite && t('absence.onlyRead')}
              {shown.changedAt !== null && (
                <small>{t('absence.changed', { who: shown.changedBy, when: momentText(shown.changedAt) })}</small>
              )}
            </p>
          </div>
          {absence.rows.length === 0 ? (
            <EmptyState title={t('absence.noCategories')} />
          ) : !isOpen ? (
            <p className={styles.folded}>
              <Button icon={<DownOutlined aria-hidden />} aria-expanded={false} onClick={() => setUnfolded(true)}>
                {t('absence.unfold')}
              </Button>
            </p>
          ) : (
            <>
              {isUnit && shown.categories.some(hasMonths) && <AbsenceGraph absence={absence} />}
              <Sheet
                sheet={sheet}
                label={t('absence.table')}
                rowHead={rowHead}
                groupHead={({ category }) => category.name}
                className={styles.table}
              />
              {canWrite && (
                <Hints own={{ keys: ['Del'], does: t(isUnit ? 'absence.hint.proposal' : 'absence.hint.nothing') }}>
                  {isUnit && (
                    <>
                      <span>
                        <i className={styles.typedKey} />
                        {t('absence.hint.typed')}
                      </span>
                      <span className={styles.proposalKey}>{t('absence.hint.grey')}</span>
                    </>
                  )}
                </Hints>
              )}
            </>
          )}
        </Card>
        <div className={styles.side}>
          {isUnit && isOpen && <CellCard absence={absence} canWrite={canWrite} />}
          {isUnit && isOpen && <TypedCard absence={absence} />}
          <Card title={t(isUnit ? 'absence.how.unit' : 'absence.how.organization')}>
            <p className={styles.text}>{t(isUnit ? 'absence.how.unitText' : 'absence.how.organizationText')}</p>
            <p className={styles.text}>{t('absence.how.planned')}</p>
          </Card>
        </div>
        <ConflictDialog {...absence.conflict} />
      </div>
    </div>
  );
};
