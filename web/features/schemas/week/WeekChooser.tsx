import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Receipt } from '#shared/model/receipt.ts';
import type { Day } from '#shared/time/day.ts';

interface WeekChooserProps {
  readonly receipts: readonly Receipt[];
  /** The Monday of the selected week. */
  readonly week: Day;
  readonly onSelect: (monday: Day) => void;
  readonly className: string | undefined;
  /** Between the two arrows. */
  readonly children: ReactNode;
}

/** ‹ › around the selected week. */
export const WeekChooser = ({ receipts, week, onSelect, className, children }: WeekChooserProps) => {
  const { t } = useTranslation();
  const index = receipts.findIndex(({ start }) => start === week);
  const [before, after] = [receipts[index - 1], receipts[index + 1]];
  return (
    <div className={className}>
      <Button
        type="text"
        icon={<LeftOutlined aria-hidden />}
        aria-label={t('schemas.panel.previous')}
        disabled={before === undefined}
        onClick={() => before && onSelect(before.start)}
      />
      {children}
      <Button
        type="text"
        icon={<RightOutlined aria-hidden />}
        aria-label={t('schemas.panel.next')}
        disabled={after === undefined}
        onClick={() => after && onSelect(after.start)}
      />
    </div>
  );
};
