import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import type { ImportPreview } from '#shared/model/hrImport.ts';
import { totalsOf } from '../model/summary.ts';
import { remarksId } from './RemarksCard.tsx';

/** Names the units of which the file lacks so much that nobody but a person who has seen it may import it. */
export const HeldUnits = ({ preview: { units } }: { readonly preview: ImportPreview }) => {
  const { t } = useTranslation();
  const held = units.filter((unit) => unit.held !== null);
  if (held.length === 0) return null;
  const texts = held.map(({ unitName, held: share }) => t('imports.held', { unit: unitName, share: share ?? 0 }));
  return <Alert type="warning" showIcon banner title={texts.join(' ')} />;
};

/** Names the units that are left because a line of theirs has a fault. */
export const RefusedUnits = ({ preview }: { readonly preview: ImportPreview }) => {
  const { t } = useTranslation();
  const { refusedUnits, refused } = totalsOf(preview);
  if (refusedUnits.length === 0) return null;
  const units = refusedUnits.map(({ unitName }) => unitName).join(', ');
  return (
    <Alert
      type="error"
      showIcon
      banner
      title={refused === 0 ? t('imports.refusedAll', { units }) : t('imports.refused', { units, count: refused })}
      action={
        <Button size="small" type="text" onClick={() => document.getElementById(remarksId)?.focus()}>
          {t('imports.showLine')}
        </Button>
      }
    />
  );
};
