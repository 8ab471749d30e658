import CopyOutlined from '@ant-design/icons/es/icons/CopyOutlined';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '#web/platform/api/loadChunk.ts';
import type { CategoryIds, ShiftIds } from '../ids.ts';

const CopyOneDialog = lazy(loadChunk(async () => ({ default: (await import('./CopyOneDialog.tsx')).CopyOneDialog })));

interface CopyOneButtonProps {
  readonly ids: CategoryIds | ShiftIds;
  readonly name: string;
  readonly className: string | undefined;
}

/** The button in the row of a category or shift that copies it. */
export const CopyOneButton = ({ ids, name, className }: CopyOneButtonProps) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const label = t('manage.copyOne.open', { name });
  return (
    <>
      <button type="button" className={className} aria-label={label} title={label} onClick={() => setOpen(true)}>
        <CopyOutlined aria-hidden />
      </button>
      {isOpen && (
        <Suspense>
          <CopyOneDialog ids={ids} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
