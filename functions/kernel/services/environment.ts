/** What a Lambda is told by its surroundings, in the cloud and on one machine alike. */
export interface Environment {
  readonly TABLE_NAME: string;
  /** The bucket of budget bases, exports, originals, and of log entries too large for the table. */
  readonly FILES_BUCKET: string;
  readonly USER_POOL_CLIENT_ID: string;
  readonly USER_POOL_ID: string;
  readonly TOKEN_ISSUER: string;
  readonly JWKS_URI: string;
  /** Who our mails are from, and the address their links begin with. */
  readonly MAIL_FROM: string;
  readonly APP_URL: string;
  /** By what the edge shows that it is the edge; cursors are sealed with it, too. */
  readonly EDGE_SECRET: string;
  /** Where people turn for help. */
  readonly SUPPORT_EMAIL: string;
}

/** One setting. Throws when it is missing: better at the first request than somewhere inside. */
export const setting = (name: keyof Environment): string => {
  const value = process.env[name];
  if (!value) throw new Error(`the setting ${name} is missing`);
  return value;
};
