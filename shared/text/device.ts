// The more special name first: a browser also names the browsers that it is derived from.
const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Opera', /\b(OPR|Opera)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;
const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\b(Linux|X11)\b/],
] as const;

type Known = readonly (readonly [string, RegExp])[];
const named = (known: Known, userAgent: string): string | undefined =>
  known.find(([, sign]) => sign.test(userAgent))?.[0];

/** Browser and system by what a browser says that it is; undefined where it is none that is known. */
export const deviceOf = (
  userAgent: string,
): { readonly browser?: string | undefined; readonly system?: string | undefined } => ({
  browser: named(browsers, userAgent),
  system: named(systems, userAgent),
});

/** What kind of device a browser runs on. */
export type DeviceKind = 'phone' | 'tablet' | 'computer';

const kinds = [
  ['tablet', /\biPad\b|\bAndroid\b(?!.*\bMobile\b)/],
  ['phone', /\biPhone\b|\bAndroid\b/],
  ['computer', /\b(Windows|Macintosh|Linux|X11)\b/],
] as const satisfies readonly (readonly [DeviceKind, RegExp])[];

/** The kind of device by what a browser says that it is; undefined where it says none that is known. */
export const deviceKindOf = (userAgent: string): DeviceKind | undefined =>
  kinds.find(([, sign]) => sign.test(userAgent))?.[0];
