import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import Radio from 'antd/es/radio';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { momentText } from '../dates.ts';
import styles from './ConflictDialog.module.css';
import { useDialogFocus } from './useDialogFocus.ts';

/** One difference between the stored and the typed values, as texts. */
export interface Difference {
  readonly id: string;
  readonly label: string;
  readonly theirs: ReactNode;
  readonly mine: ReactNode;
  /** Only the other user changed it: it is shown, and stays as it is stored. */
  readonly settled?: boolean;
}

export interface ConflictDialogProps {
  /** From `useChange`; undefined keeps the dialog closed. */
  readonly conflict: { readonly changedBy: string; readonly changedAt: string } | undefined;
  readonly differences: readonly Difference[];
  /** Which of several rows on the screen they are of. */
  readonly subject?: string | undefined;
  /** One choice for all differences, where one of them alone means nothing: a removal. */
  readonly whole?: boolean;
  /** Take the stored values and drop the typed ones. */
  readonly onTheirs: () => void;
  /**
   * Send the typed values again, with the version of `conflict.current`; without those of the differences (their ids) for which
   * the stored value was chosen.
   */
  readonly onMine: (theirs: ReadonlySet<string>) => void;
  /** Go back to typing without a decision. */
  readonly onCancel: () => void;
}

const sides = ['theirs', 'mine'] as const;

type Side = (typeof sides)[number];

const NONE: ReadonlySet<string> = new Set();

type OpenProps = ConflictDialogProps & { readonly conflict: NonNullable<ConflictDialogProps['conflict']> };

const OpenDialog = ({ conflict, differences, subject, whole = false, onTheirs, onMine, onCancel }: OpenProps) => {
  const { t } = useTranslation();
  const id = useId();
  const content = useDialogFocus<HTMLDivElement>();
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({});
  const open = differences.filter(({ settled }) => !settled);
  const byRow = open.length > 1 && !whole;
  const theirs = open.filter((one) => choices[one.id] === 'theirs').map((one) => one.id);
  const save = () => (theirs.length === open.length ? onTheirs() : onMine(new Set(theirs)));
  const textOf = (difference: Difference, side: Side) =>
    difference[side] === '' ? t('ui.conflict.empty') : difference[side];
  const titles = { theirs: t('ui.conflict.keepTheirs'), mine: t('ui.conflict.keepMine') };
  return (
    <Modal
      open
      title={t('ui.conflict.title')}
      onCancel={onCancel}
      width={640}
      // A dialog that moves in is drawn after it is mounted: its first choice would not get the focus.
      transitionName=""
      footer={[
        <Button key="cancel" type="text" onClick={onCancel}>
          {t('ui.cancel')}
        </Button>,
        byRow && (
          <Button key="save" type="primary" disabled={open.some((one) => !choices[one.id])} onClick={save}>
            {t('ui.conflict.save')}
          </Button>
        ),
      ]}
    >
      <div ref={content}>
        <p className={styles.lead}>
          {conflict.changedBy === ''
            ? t('ui.conflict.textPlain')
            : t('ui.conflict.text', { who: conflict.changedBy, when: momentText(conflict.changedAt) })}
        </p>
        <table className={styles.differences}>
          {subject !== undefined && <caption>{subject}</caption>}
          <thead>
            <tr>
              <th scope="col">{t('ui.conflict.what')}</th>
              {sides.map((side) => (
                <th key={side} scope="col" id={`${id}-${side}`}>
                  {t(`ui.conflict.${side}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {differences.map((difference, row) => (
              <tr key={difference.id}>
                <th scope="row" id={`${id}-${row}`}>
                  {difference.label}
                </th>
                {sides.map((side) => (
                  <td key={side} className={side === 'mine' ? styles.mine : undefined}>
                    {byRow && !difference.settled ? (
                      <Radio
                        name={`${id}-${row}`}
                        aria-labelledby={`${id}-${row} ${id}-${side} ${id}-${row}-${side}`}
                        checked={choices[difference.id] === side}
                        onChange={() => setChoices((before) => ({ ...before, [difference.id]: side }))}
                      >
                        <span id={`${id}-${row}-${side}`}>{textOf(difference, side)}</span>
                      </Radio>
                    ) : (
                      textOf(difference, side)
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              {byRow ? <th scope="row">{t('ui.conflict.all')}</th> : <td />}
              {sides.map((side) => (
                <td key={side}>
                  {byRow ? (
                    <Button
                      size="small"
                      aria-label={t(`ui.conflict.allOf.${side}`)}
                      onClick={() => setChoices(Object.fromEntries(open.map((one) => [one.id, side])))}
                    >
                      {t('ui.conflict.choose')}
                    </Button>
                  ) : (
                    <Button onClick={side === 'theirs' ? onTheirs : () => onMine(NONE)}>{titles[side]}</Button>
                  )}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </Modal>
  );
};

/**
 * A version conflict (409): stored and typed values side by side, and a choice between them for each difference. None is chosen
 * beforehand, as each of them overwrites work.
 */
export const ConflictDialog = ({ conflict, ...props }: ConflictDialogProps) =>
  // A conflict after a choice is a new one: nothing of the last choice is left.
  conflict && <OpenDialog key={conflict.changedAt} conflict={conflict} {...props} />;
