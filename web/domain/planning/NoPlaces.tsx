import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx';
import { StateScreen } from '#web/kit/ui/state/StateScreen.tsx';
import { useRenewedPlaces } from '#web/platform/navigation/useRenewPlaces.ts';

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
