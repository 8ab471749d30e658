import { type AccountType, isAccountType } from '#shared/model/roles.ts';

/** The claims of the access token. They decide what screens offer; the server enforces the rights. */
export interface Claims {
  readonly username: string;
  readonly roles: readonly AccountType[];
  /** Expiry of the token, in seconds since 1970. */
  readonly expires: number;
  readonly orgWrite: readonly string[];
  readonly orgRead: readonly string[];
  readonly areaWrite: readonly string[];
  readonly areaRead: readonly string[];
  readonly unitWrite: readonly string[];
  readonly unitRead: readonly string[];
  /** The grants are too many to be listed: the lists are empty. */
  readonly unlisted: boolean;
}

const decode = (part: string): Record<string, unknown> => {
  const bytes = Uint8Array.from(atob(part.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
};

const listOf = (claim: unknown): readonly string[] => {
  if (Array.isArray(claim)) return claim.map(String);
  if (typeof claim !== 'string' || claim === '') return [];
  return claim.startsWith('[') ? listOf(JSON.parse(claim)) : claim.split(',');
};

/** Returns the claims of an access token; undefined when the text is not a token. */
export const readClaims = (token: string): Claims | undefined => {
  try {
    const claims = decode(token.split('.')[1] ?? '');
    return {
      username: String(claims.unique_name ?? claims.username ?? ''),
      roles: listOf(claims.roles).filter(isAccountType),
      expires: Number(claims.exp ?? 0),
      orgWrite: listOf(claims.org_write),
      orgRead: listOf(claims.org_read),
      areaWrite: listOf(claims.area_write),
      areaRead: listOf(claims.area_read),
      unitWrite: listOf(claims.unit_write),
      unitRead: listOf(claims.unit_read),
      unlisted: claims.unlisted === true,
    };
  } catch {
    return undefined;
  }
};
