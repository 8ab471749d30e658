import CopyOutlined from '@ant-design/icons/es/icons/CopyOutlined';
import Button from 'antd/es/button';
import Dropdown from 'antd/es/dropdown';
import Tooltip from 'antd/es/tooltip';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Weekday, weekdays } from '#shared/model/demand.ts';
import { type CopyTarget, targetsFor } from './copyDay.ts';
import type { TableEdits } from './useTableEdits.ts';

/** The menu that changes many values of the table at once: one step up or down, a weekday copied to others. */
export const EditMenu = ({ edits }: { readonly edits: TableEdits }) => {
  const { t } = useTranslation();
  const [day, setDay] = useState<Weekday>();
  const isWeekday = (target: CopyTarget): target is Weekday => weekdays.some((one) => one === target);
  const nameOf = (target: CopyTarget) =>
    isWeekday(target) ? t(`demand.dayLong.${target}`) : t(`demand.edit.${target}`);
  const copies = day && {
    key: 'copy',
    label: t('demand.edit.copy', { day: t(`demand.dayLong.${day}`) }),
    children: targetsFor(day).map((target) => ({
      key: target,
      label: nameOf(target),
      onClick: () => edits.copyDay(day, target),
    })),
  };
  const items = [
    { key: 'up', label: t('demand.edit.up'), extra: 'Alt ↑', onClick: () => edits.step(1) },
    { key: 'down', label: t('demand.edit.down'), extra: 'Alt ↓', onClick: () => edits.step(-1) },
    copies ?? { key: 'copy', label: t('demand.edit.noDay'), disabled: true },
  ];
  return (
    <Dropdown menu={{ items }} trigger={['click']} onOpenChange={(open) => open && setDay(edits.day())}>
      <Tooltip title={t('demand.edit.title')}>
        <Button
          type="text"
          icon={<CopyOutlined aria-hidden />}
          aria-label={t('demand.edit.title')}
          aria-haspopup="menu"
        />
      </Tooltip>
    </Dropdown>
  );
};
