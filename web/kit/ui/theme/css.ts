import { type Mode, tokens } from './tokens.ts';

const kebab = (name: string): string => name.replace(/[A-Z0-9]+/g, (part) => `-${part.toLowerCase()}`);

const declarations = (mode: Mode): string => {
  const named = [
    ...Object.entries(tokens.color[mode]).map(([name, value]) => [kebab(name), value]),
    ...Object.entries(tokens.diverging[mode]).flatMap(([name, [ground, ink]]) => [
      [`d-${name}`, ground],
      [`d-${name}-ink`, ink],
    ]),
    ...tokens.categorical[mode].map((value, index) => [`c${index + 1}`, value]),
    ...tokens.levels[mode].flatMap(([ground, ink], index) => [
      [`l-${index + 1}`, ground],
      [`l-${index + 1}-ink`, ink],
    ]),
    ...Object.entries(tokens.series[mode]).map(([name, value]) => [`s-${kebab(name)}`, value]),
  ];
  return `color-scheme:${mode};${named.map(([name, value]) => `--${name}:${value}`).join(';')}`;
};

/**
 * The tokens as CSS variables on `:root`, for both themes, following the system: `--text`, `--text-2`, `--line-strong`,
 * `--d-n3`, `--d-n3-ink`, `--c1`, `--s-demand` and so on. Print is always light.
 */
export const themeSheet = (): string =>
  `:root{${declarations('light')}}@media screen and (prefers-color-scheme:dark){:root{${declarations('dark')}}}`;
