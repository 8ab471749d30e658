import { useTranslation } from 'react-i18next';
import { MoreMenu } from '#web/kit/ui/inputs/MoreMenu.tsx';

/** A tool that has no room of its own. */
export interface TeamMenuItem {
  readonly key: string;
  readonly label: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

interface TeamMenuProps {
  /** Groups of tools, a line between them. */
  readonly groups: readonly (readonly TeamMenuItem[])[];
}

/** The tools of the team sheet that its row has no room for. */
export const TeamMenu = ({ groups }: TeamMenuProps) => {
  const { t } = useTranslation();
  const items = groups
    .filter((group) => group.length > 0)
    .flatMap((group, index) => [
      ...(index > 0 ? [{ type: 'divider' as const, key: `line ${index}` }] : []),
      ...group.map((item) => ({ ...item })),
    ]);
  return <MoreMenu label={t('assets.team.menu')} items={items} size="small" />;
};
