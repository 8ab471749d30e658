import { useRenewedPlaces } from '#web/navigation/useRenewPlaces.ts';
import { EmptyState } from '#web/ui/state/EmptyState.tsx';
import { StateScreen } from '#web/ui/state/StateScreen.tsx';

interface NoPlacesProps {
  readonly heading: string;
  readonly title: string;
  readonly text: string;
}

/** Instead of a screen of a place without units or categories; the places are loaded again, as some may have been made since. */
export const NoPlaces = ({ heading, title, text }: NoPlacesProps) => {
  useRenewedPlaces();
  return (
    <StateScreen heading={heading}>
      <EmptyState title={title} text={text} />
    </StateScreen>
  );
};
