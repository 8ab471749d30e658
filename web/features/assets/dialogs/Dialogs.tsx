import type { Asset } from '#shared/model/asset.ts';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import { NewAssetDialog } from './NewAssetDialog.tsx';
import { NewPeriodDialog } from './NewPeriodDialog.tsx';
import { RenameDialog } from './RenameDialog.tsx';

/** Which dialog is open, and for whom. */
export type Opened =
  | { readonly dialog: 'new' }
  | { readonly dialog: 'rename' | 'period' | 'absence'; readonly assetId: string }
  | { readonly dialog: 'several'; readonly employees: readonly Asset[] };

interface DialogsProps {
  readonly place: CategoryPlace;
  /** The stored employees. */
  readonly assets: readonly Asset[];
  readonly opened: Opened | undefined;
  readonly onClose: () => void;
  /** A new employee was made. */
  readonly onMade: (id: string) => void;
}

/** The dialog that is open. */
export const Dialogs = ({ place, assets, opened, onClose, onMade }: DialogsProps) => {
  const asset = opened && 'assetId' in opened ? assets.find(({ id }) => id === opened.assetId) : undefined;
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
      return asset && <RenameDialog place={place} asset={asset} onClose={onClose} />;
    case 'period':
    case 'absence': {
      const kind = opened.dialog === 'period' ? 'work' : 'vacation';
      return (
        asset && <NewPeriodDialog place={place} employees={[asset]} kind={kind} onDone={onClose} onCancel={onClose} />
      );
    }
    case 'several':
      return (
        <NewPeriodDialog place={place} employees={opened.employees} kind="work" onDone={onClose} onCancel={onClose} />
      );
    default:
      return null;
  }
};
