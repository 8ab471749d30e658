import { useEffect, useState } from 'react';
import { cardId, type SettingGroup, settingGroups } from './groups.ts';

/** The group with the focus while its heading is in view, else the first whose heading is; `top` is where the view begins. */
const groupInView = (top: number): SettingGroup | undefined => {
  const shown = settingGroups.filter((group) => {
    const heading = document.querySelector(`#${cardId(group)} h2`)?.getBoundingClientRect();
    return heading && heading.bottom >= top && heading.top < innerHeight;
  });
  const focused = shown.find((group) => document.activeElement?.closest(`#${cardId(group)}`));
  return focused ?? shown[0];
};

/** The group that the list marks: it follows the focus and the scrolling. `list` stays at the top of the view. */
export const useCurrentGroup = (list: { readonly current: Element | null }): SettingGroup => {
  const [current, setCurrent] = useState<SettingGroup>('name');
  useEffect(() => {
    // Without a heading in view one is within a long group.
    const follow = () => setCurrent((now) => groupInView(list.current?.getBoundingClientRect().top ?? 0) ?? now);
    // Captured: the width decides which part of the page scrolls.
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    document.addEventListener('focusin', follow);
    return () => {
      document.removeEventListener('scroll', follow, { capture: true });
      document.removeEventListener('focusin', follow);
    };
  }, [list]);
  return current;
};
