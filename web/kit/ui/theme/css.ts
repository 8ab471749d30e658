import { type Mode, tokens } from './tokens.ts';

const kebab = (name: string): string => name.replace(/[A-Z0-9]+/g, (part) => `-${part.toLowerCase()}`);

const variables = (mode: Mode): readonly (readonly [name: string, value: string])[] => [
  ...Object.entries(tokens.color[mode]).map(([name, value]) => [kebab(name), value] as const),
  ...Object.entries(tokens.diverging[mode]).flatMap(
    ([name, [ground, ink]]) =>
      [
        [`d-${name}`, ground],
        [`d-${name}-ink`, ink],
      ] as const,
  ),
  ...tokens.categorical[mode].map((value, index) => [`c${index + 1}`, value] as const),
  ...tokens.levels[mode].flatMap(
    ([ground, ink], index) =>
      [
        [`l-${index + 1}`, ground],
        [`l-${index + 1}-ink`, ink],
      ] as const,
  ),
  ...Object.entries(tokens.series[mode]).map(([name, value]) => [`s-${kebab(name)}`, value] as const),
];

const declarations = (mode: Mode): string =>
  `color-scheme:${mode};${variables(mode)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}`;

/** The names of the variables that are one colour. */
export const colorNames: readonly string[] = variables('light').flatMap(([name, value]) =>
  value.startsWith('#') ? [name] : [],
);

/**
 * The tokens as CSS variables on `:root`, for both themes: `--text`, `--text-2`, `--line-strong`, `--d-n3`, `--d-n3-ink`, `--c1`,
 * `--s-demand` and so on. They follow the system, or the theme that `data-theme` chooses; where the system forces its colours
 * (high contrast) they follow the system always. Print is always light.
 */
export const themeSheet = (): string => {
  const dark = declarations('dark');
  return [
    `:root{${declarations('light')}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}`,
    `@media screen and (forced-colors:none){:root[data-theme=dark]{${dark}}}`,
    `@media screen and (forced-colors:active) and (prefers-color-scheme:dark){:root{${dark}}}`,
  ].join('');
};
