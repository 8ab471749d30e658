import EllipsisOutlined from '@ant-design/icons/es/icons/EllipsisOutlined';
import Button from 'antd/es/button';
import Dropdown, { type DropdownProps } from 'antd/es/dropdown';

interface MoreMenuProps {
  /** The accessible name of the button. */
  readonly label: string;
  readonly items: NonNullable<DropdownProps['menu']>['items'];
  readonly size?: 'small';
  /** Without a border, in a row of a table. */
  readonly type?: 'text';
}

/** A menu behind three dots: what has no room of its own. */
export const MoreMenu = ({ label, items, size, type }: MoreMenuProps) => (
  <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
    <Button size={size} type={type} icon={<EllipsisOutlined aria-hidden />} aria-label={label} aria-haspopup="menu" />
  </Dropdown>
);
