import { JwtRsaVerifier } from 'aws-jwt-verify';
import { FetchError, JwksValidationError, JwtBaseError } from 'aws-jwt-verify/error';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { Problem } from '#functions/kernel/problem.ts';
import { clientIds, setting } from './environment.ts';
import { lazy } from './lazy.ts';

/** The fetcher of aws-jwt-verify refuses http, which the user pool's stand-in on one machine uses. */
const fetcher = {
  fetch: async (uri: string): Promise<ArrayBuffer> => {
    const answer = await fetch(uri, { signal: AbortSignal.timeout(3000) });
    if (!answer.ok) throw new FetchError(uri, `status ${answer.status}`);
    return answer.arrayBuffer();
  },
};

const verifier = lazy(() =>
  JwtRsaVerifier.create(
    {
      issuer: setting('TOKEN_ISSUER'),
      audience: null,
      jwksUri: setting('JWKS_URI'),
      customJwtCheck: ({ payload }) => {
        if (payload.token_use !== 'access' || !clientIds().some((id) => id === payload.client_id))
          throw new Problem('unauthorized');
      },
    },
    { jwksCache: new SimpleJwksCache({ fetcher }) },
  ),
);

/**
 * The key set could not be loaded: an internal error, not an invalid token. An unknown key makes the token invalid, also while the library
 * waits some seconds before it loads the key set again.
 */
const isKeySetFailure = (cause: unknown): boolean =>
  cause instanceof FetchError || cause instanceof JwksValidationError;

/** The verified claims of a bearer token. `username` is the account's, which our trigger wrote; the pool's own name of a user by SAML is another. */
export interface Bearer {
  readonly username: string;
  /** The user pool's id of the account, which may be logged. */
  readonly subject: string;
  /** The sign-in that the token comes from: its id, the same in every token refreshed from it, and its second since 1970. */
  readonly session: { readonly id: string; readonly startedAt: number };
}

/** Verifies the bearer token of an `authorization` header. Throws 401. */
export const bearerOf = async (authorization: string | undefined): Promise<Bearer> => {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  if (!token) throw new Problem('unauthorized');
  try {
    const { unique_name: username, sub, auth_time: startedAt, origin_jti: id } = await verifier().verify(token);
    if (typeof username !== 'string' || typeof sub !== 'string') throw new Problem('unauthorized');
    if (typeof startedAt !== 'number' || typeof id !== 'string') throw new Problem('unauthorized');
    return { username, subject: sub, session: { id, startedAt } };
  } catch (cause) {
    if (cause instanceof JwtBaseError && !isKeySetFailure(cause)) throw new Problem('unauthorized');
    throw cause;
  }
};
