import { JwtRsaVerifier } from 'aws-jwt-verify';
import { FetchError, JwksValidationError, JwtBaseError, WaitPeriodNotYetEndedJwkError } from 'aws-jwt-verify/error';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { Problem } from '#functions/kernel/problem.ts';
import { once } from '#functions/kernel/store/resources.ts';
import { setting } from './environment.ts';

/** aws-jwt-verify's own fetcher refuses http, which the stand-in on one machine speaks. */
const fetcher = {
  fetch: async (uri: string): Promise<ArrayBuffer> => {
    const answer = await fetch(uri, { signal: AbortSignal.timeout(3000) });
    if (!answer.ok) throw new FetchError(uri, `status ${answer.status}`);
    return answer.arrayBuffer();
  },
};

const verifier = once(() =>
  JwtRsaVerifier.create(
    {
      issuer: setting('TOKEN_ISSUER'),
      audience: null,
      jwksUri: setting('JWKS_URI'),
      customJwtCheck: ({ payload }) => {
        if (payload.token_use !== 'access' || payload.client_id !== setting('USER_POOL_CLIENT_ID'))
          throw new Problem('unauthorized');
      },
    },
    { jwksCache: new SimpleJwksCache({ fetcher }) },
  ),
);

/** The key set could not be had: our fault, not the token's. */
const isOurs = (cause: unknown): boolean =>
  cause instanceof FetchError || cause instanceof JwksValidationError || cause instanceof WaitPeriodNotYetEndedJwkError;

/** Who a bearer token speaks for, and since when. */
export interface Bearer {
  readonly username: string;
  /** The pool's own number of the account, safe to log. */
  readonly subject: string;
  /** In seconds since 1970. */
  readonly issuedAt: number;
}

/** Reads a bearer token. Throws 401. */
export const bearerOf = async (authorization: string | undefined): Promise<Bearer> => {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  if (!token) throw new Problem('unauthorized');
  try {
    const { username, sub, iat } = await verifier().verify(token);
    if (typeof username !== 'string' || typeof sub !== 'string' || typeof iat !== 'number')
      throw new Problem('unauthorized');
    return { username, subject: sub, issuedAt: iat };
  } catch (cause) {
    if (cause instanceof JwtBaseError && !isOurs(cause)) throw new Problem('unauthorized');
    throw cause;
  }
};
