import type { MenuProps } from 'antd/es/menu';

/** Key presses reach the menu item, not the link in it: clicks the link. */
export const followLink: NonNullable<MenuProps['onClick']> = ({ domEvent }) => {
  if (domEvent.type === 'keydown') domEvent.currentTarget.querySelector('a')?.click();
};
