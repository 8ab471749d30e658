import EllipsisOutlined from '@ant-design/icons/es/icons/EllipsisOutlined';
import Button from 'antd/es/button';
import Dropdown from 'antd/es/dropdown';
import { useTranslation } from 'react-i18next';

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
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button
        size="small"
        icon={<EllipsisOutlined aria-hidden />}
        aria-label={t('assets.team.menu')}
        aria-haspopup="menu"
      />
    </Dropdown>
  );
};
