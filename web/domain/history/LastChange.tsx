import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Stamp } from '#shared/model/fields.ts';
import { recentText } from '#web/kit/ui/dates.ts';
import { usePlan } from '#web/platform/navigation/usePlan.ts';
import { History } from './History.tsx';
import styles from './LastChange.module.css';

interface LastChangeProps {
  readonly stamp: Pick<Stamp, 'id' | 'changedAt' | 'changedBy'>;
  /** What was changed, for the title of its history. */
  readonly name: string;
  /** Below the table of a card: in line with the card's title. */
  readonly below?: boolean;
  readonly className?: string | undefined;
}

/** Who changed a planning entity of the shown unit last and when; opens its history. */
export const LastChange = ({ stamp, name, below = false, className = '' }: LastChangeProps) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const when = recentText(stamp.changedAt);
  const { orgId, areaId, unitId } = usePlan().place?.ids ?? {};
  if (when === '' || !orgId || !areaId || !unitId) return null;
  return (
    <>
      <Button
        type="text"
        size="small"
        className={`${below ? styles.below : ''} ${className}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('log.lastChange', { when, who: stamp.changedBy })}
      </Button>
      {open && <History id={stamp.id} place={{ orgId, areaId, unitId }} name={name} onClose={() => setOpen(false)} />}
    </>
  );
};
