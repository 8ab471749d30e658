import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { momentText } from '../dates.ts';
import styles from './ConflictDialog.module.css';

/** One difference between the stored and the typed values, as texts. */
export interface Difference {
  readonly label: string;
  readonly theirs: ReactNode;
  readonly mine: ReactNode;
}

interface ConflictDialogProps {
  /** From `useChange`; undefined keeps the dialog closed. */
  readonly conflict: { readonly changedBy: string; readonly changedAt: string } | undefined;
  readonly differences: readonly Difference[];
  /** Take the stored values and drop the typed ones. */
  readonly onTheirs: () => void;
  /** Send the typed values again, with the version of `conflict.current`. */
  readonly onMine: () => void;
  /** Go back to typing without a decision. */
  readonly onCancel: () => void;
}

/** A version conflict (409): stored and typed values side by side, and the choice between them. */
export const ConflictDialog = ({ conflict, differences, onTheirs, onMine, onCancel }: ConflictDialogProps) => {
  const { t } = useTranslation();
  const who = conflict?.changedBy ?? '';
  return (
    <Modal
      open={conflict !== undefined}
      title={t('ui.conflict.title')}
      onCancel={onCancel}
      width={640}
      footer={[
        <Button key="cancel" type="text" onClick={onCancel}>
          {t('ui.cancel')}
        </Button>,
        <Button key="theirs" onClick={onTheirs}>
          {t('ui.conflict.keepTheirs')}
        </Button>,
        <Button key="mine" type="primary" onClick={onMine}>
          {t('ui.conflict.keepMine')}
        </Button>,
      ]}
    >
      <p className={styles.lead}>
        {who === ''
          ? t('ui.conflict.textPlain')
          : t('ui.conflict.text', { who, when: momentText(conflict?.changedAt ?? '') })}
      </p>
      <table className={styles.differences}>
        <thead>
          <tr>
            <th scope="col">{t('ui.conflict.what')}</th>
            <th scope="col">{t('ui.conflict.theirs')}</th>
            <th scope="col">{t('ui.conflict.mine')}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ label, theirs, mine }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{theirs === '' ? t('ui.conflict.empty') : theirs}</td>
              <td className={styles.mine}>{mine === '' ? t('ui.conflict.empty') : mine}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Modal>
  );
};
