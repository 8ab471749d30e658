import type { MenuProps } from 'antd/es/menu';

/** An item's key press reaches the menu only: the link inside is followed as if it had been clicked. */
export const followLink: NonNullable<MenuProps['onClick']> = ({ domEvent }) => {
  if (domEvent.type === 'keydown') domEvent.currentTarget.querySelector('a')?.click();
};
