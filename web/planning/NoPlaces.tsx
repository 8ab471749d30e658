import { useRenewedPlaces } from '#web/navigation/useRenewPlaces.ts';
import { EmptyState } from '#web/ui/state/EmptyState.tsx';
import { Instead } from '#web/ui/state/Instead.tsx';

interface NoPlacesProps {
  readonly heading: string;
  readonly title: string;
  readonly text: string;
}

/** Instead of a screen of a place without units or categories; the places are loaded again, as some may have been made since. */
export const NoPlaces = ({ heading, title, text }: NoPlacesProps) => {
  useRenewedPlaces();
  return (
    <Instead heading={heading}>
      <EmptyState title={title} text={text} />
    </Instead>
  );
};
