import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import type { Stencil } from '#shared/model/stencil.ts';
import type { Day } from '#shared/time/day.ts';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import styles from '../Budget.module.css';
import { RowSheet } from '../rows/RowSheet.tsx';
import { useArrival } from '../rows/useArrival.ts';
import { useOpened } from '../rows/useOpened.ts';
import { useRowHead } from '../rows/useRowHead.tsx';
import { StencilForm } from './StencilForm.tsx';
import type { StencilRows } from './useStencilRows.ts';

interface StencilCardProps {
  readonly rows: StencilRows;
  /** By year. */
  readonly stencils: readonly Stencil[];
  readonly canWrite: boolean;
}

const spanOf = ({ year }: Stencil) => ({ start: `${year}-01-01` as Day, end: `${year}-12-31` as Day });

const yearOf = ({ year }: Stencil): string => String(year);

/** The stencils of a unit as a sheet: a year's hourly rates and monthly work hours. */
export const StencilCard = ({ rows, stencils, canWrite }: StencilCardProps) => {
  const { t } = useTranslation();
  const dialog = useOpened<Stencil>(rows);
  useArrival('stencil', rows.sheet, spanOf);
  const rowHead = useRowHead(yearOf, canWrite ? dialog.open : undefined);
  return (
    <Card
      className={styles.small}
      title={t('budget.stencils.title')}
      note={t('budget.stencils.note')}
      actions={
        canWrite && (
          <Button type="text" size="small" icon={<PlusOutlined aria-hidden />} onClick={dialog.openNew}>
            {t('budget.stencils.newYear')}
          </Button>
        )
      }
    >
      {stencils.length === 0 && <p className={styles.empty}>{t('budget.stencils.none')}</p>}
      {(canWrite || stencils.length > 0) && (
        <RowSheet
          rows={rows}
          label={t('budget.stencils.label')}
          rowHead={rowHead}
          failed="stencil"
          className={styles.stencils}
        />
      )}
      {dialog.isOpen && (
        <StencilForm
          commands={rows.commands}
          list={[...stencils].reverse()}
          stencil={dialog.stored}
          typed={dialog.typed}
          onDone={dialog.done}
          onCancel={dialog.close}
        />
      )}
    </Card>
  );
};
