import type { Asset } from '#shared/model/asset.ts';
import type { CategoryPlace } from '#web/navigation/place.ts';
import { NewAssetDialog } from './NewAssetDialog.tsx';
import { NewPeriodDialog } from './NewPeriodDialog.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import { SeveralDialog } from './SeveralDialog.tsx';

/** Which dialog is open, and for whom. */
export type Opened =
  | { readonly dialog: 'new' }
  | { readonly dialog: 'rename' | 'period'; readonly asset: Asset }
  | { readonly dialog: 'several'; readonly employees: readonly Asset[] };

interface DialogsProps {
  readonly place: CategoryPlace;
  readonly opened: Opened | undefined;
  readonly onClose: () => void;
  /** A new employee was made. */
  readonly onMade: (id: string) => void;
}

/** The dialog that is open. */
export const Dialogs = ({ place, opened, onClose, onMade }: DialogsProps) => {
  switch (opened?.dialog) {
    case 'new':
      return (
        <NewAssetDialog
          place={place}
          onCancel={onClose}
          onDone={(id) => {
            onClose();
            onMade(id);
          }}
        />
      );
    case 'rename':
      return <RenameDialog place={place} asset={opened.asset} onClose={onClose} />;
    case 'period':
      return <NewPeriodDialog place={place} asset={opened.asset} onDone={onClose} onCancel={onClose} />;
    case 'several':
      return <SeveralDialog place={place} employees={opened.employees} onDone={onClose} onCancel={onClose} />;
    default:
      return null;
  }
};
