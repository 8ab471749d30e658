import { createSignal, type Signal } from './signal.ts';
import { browserStorage } from './storage.ts';

/** What the colours of the screens follow: the system, or a choice of this browser. */
export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

const KEY = 'theme';

const stored = browserStorage.getItem(KEY);
const chosen = createSignal<Theme>(themes.find((one) => one === stored) ?? 'system');

export const theme: Signal<Theme> = chosen;

/** Marks the document with the theme, which the stylesheet of the tokens reads (`data-theme`). */
export const showTheme = (): void => {
  document.documentElement.dataset.theme = chosen.get();
};

/** Shows a theme and keeps it at this browser. */
export const chooseTheme = (next: Theme): void => {
  browserStorage.setItem(KEY, next);
  chosen.set(next);
  showTheme();
};
