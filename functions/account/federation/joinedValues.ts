const value = '(?:[\\w.*+-]|%[\\dA-F]{2})*';
const joined = new RegExp(`^\\[${value}(?:, ?${value})+\\]$`);

/** A form-encoded value. */
const decoded = (text: string): string => new URLSearchParams(`v=${text}`).get('v') ?? '';

/**
 * The values of an attribute of the user pool, as the provider stated them. Cognito makes one text of several, form-encoded, with commas
 * between them, in brackets; a single value is the text itself, whatever is in it. Only a text that Cognito can have made of several is
 * taken apart: `x,chef` and `[chef]` are one value each.
 */
export const valuesIn = (text: string): readonly string[] =>
  joined.test(text)
    ? text
        .slice(1, -1)
        .split(/, ?/)
        .map((one) => decoded(one))
    : [text];
