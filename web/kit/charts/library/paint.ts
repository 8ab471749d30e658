import { colorNames } from '#web/kit/ui/theme/css.ts';

/** The library writes colours as attributes, and reads numbers only: each token has a number that stands for it. */
const codes = new Map(colorNames.map((name, index) => [`var(--${name})`, `rgba(1,${index >> 8},${index & 255},1)`]));

/** The colour by which the library draws in a colour token, such as `var(--s-own)`. Throws for what is no colour token. */
export const paint = (token: string): string => {
  const code = codes.get(token);
  if (code === undefined) throw new Error(`${token} is no colour token.`);
  return code;
};

/**
 * The style sheet that turns these colours into the tokens within `scope`. So a chart follows the theme as everything else does, also
 * when it is printed from a dark screen, without being drawn again.
 */
export const paintSheet = (scope: string): string =>
  [...codes]
    .flatMap(([token, code]) =>
      (['fill', 'stroke'] as const).map((property) => `${scope} [${property}="${code}"]{${property}:${token}}`),
    )
    .join('');
