// What moto lacks, and nothing else. Functions reach moto through this server, which passes everything on but for the following:
// - Cognito: moto invokes no trigger before it makes a token. The bridge invokes the deployed one, and signs the token with its claims; it has
//   the keys that JWKS_URI leads to.
// - Cognito: moto knows neither GetTokensFromRefreshToken nor RevokeToken. The bridge refreshes by InitiateAuth, gives a new refresh token each
//   time, and refuses those that were used or revoked.
// - Cognito: moto takes an access token of any scope. The bridge refuses one whose scope the trigger has taken away.
// - SES: moto shows no mail that it sent. The bridge keeps them.
// moto judges no permission: those are tried in tests/cloud/permissions.test.ts. It takes any code of an authenticator app.
import { createHmac, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBody, serveLocally } from '#infra/local/http.ts';
import { type Claims, loadKeys } from '#infra/local/identity/keys.ts';
import { adminScope } from '#infra/local/identity/tokens.ts';
import type { SentMail } from '../../support/post.ts';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface Request {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface Options {
  readonly moto: { readonly host: string; readonly port: number };
  readonly userPoolId: string;
  /** The deployed trigger before a token is made. */
  readonly preToken: (event: unknown) => Promise<Claimed>;
}

/** What the trigger answers, in the form of Cognito. */
interface Claimed {
  readonly response: {
    readonly claimsAndScopeOverrideDetails: {
      readonly accessTokenGeneration: {
        readonly claimsToAddOrOverride: Readonly<Record<string, string>>;
        readonly scopesToSuppress?: readonly string[];
      };
    };
  };
}

/** What moto answers to a sign-in. */
interface MotoTokens {
  readonly AccessToken: string;
  readonly RefreshToken: string;
}

/** What the bridge reads of the input of an operation of the user pool. */
interface PoolInput {
  readonly ClientId: string;
  readonly ClientSecret: string;
  readonly ClientMetadata?: Readonly<Record<string, string>>;
  readonly AccessToken?: string;
  readonly RefreshToken: string;
  readonly Token: string;
}

/** A session that a refresh token goes on with: moto's own token, and what all tokens of the session state. */
interface Session {
  readonly motoToken: string;
  readonly username: string;
  readonly origin: { readonly origin_jti: string; readonly auth_time: number };
}

/** What the trigger learns of the call that asks for tokens; the session where it is refreshed. */
interface Occasion {
  readonly triggerSource: string;
  readonly clientId: string;
  readonly clientMetadata: Readonly<Record<string, string>> | undefined;
  readonly session?: Session;
}

const provider = 'AWSCognitoIdentityProviderService.';
const json = 'application/x-amz-json-1.1';

const claimsOf = (token: string): Claims => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

const answered = (body: object, status = 200): Answer => ({
  status,
  headers: { 'content-type': json },
  body: Buffer.from(JSON.stringify(body)),
});
const refused = (message: string): Answer => answered({ __type: 'NotAuthorizedException', message }, 400);

const mailOf = (body: Buffer): SentMail | undefined => {
  const fields = new URLSearchParams(body.toString());
  if (fields.get('Action') !== 'SendEmail') return undefined;
  const field = (name: string) => fields.get(name) ?? '';
  return {
    to: [field('Destination.ToAddresses.member.1')],
    subject: field('Message.Subject.Data'),
    text: field('Message.Body.Text.Data'),
    html: field('Message.Body.Html.Data'),
  };
};

/** Starts the bridge in front of moto. */
export const startBridge = async ({ moto, userPoolId, preToken }: Options) => {
  const mails: SentMail[] = [];
  const sessions = new Map<string, Session>();
  /** moto's access tokens by those that stand for them. */
  const motoTokens = new Map<string, string>();
  const folder = await mkdtemp(join(tmpdir(), 'bridge-'));
  const keys = await loadKeys(folder);

  const forward = ({ method, path, headers, body }: Request): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const length = headers['transfer-encoding'] ? {} : { 'content-length': `${body.length}` };
      const outgoing = httpRequest({ ...moto, method, path, headers: { ...headers, ...length } }, async (incoming) => {
        const chunks: Buffer[] = [];
        for await (const chunk of incoming) chunks.push(chunk as Buffer);
        resolve({ status: incoming.statusCode ?? 500, headers: incoming.headers, body: Buffer.concat(chunks) });
      });
      outgoing.on('error', reject);
      outgoing.end(body);
    });

  /** Asks moto's user pool, with credentials where the request has none: without them moto looks in another region. */
  const askPool = (request: Request, operation: string, input: object): Promise<Answer> =>
    forward({
      ...request,
      headers: {
        authorization: 'AWS4-HMAC-SHA256 Credential=bridge/20260101/eu-north-1/cognito-idp/aws4_request',
        ...request.headers,
        'x-amz-target': `${provider}${operation}`,
      },
      body: Buffer.from(JSON.stringify(input)),
    });

  /** The tokens of a sign-in, or of a refreshed session, with the claims of the trigger. */
  const withClaims = async (result: MotoTokens, occasion: Occasion) => {
    const { triggerSource, clientId, clientMetadata, session } = occasion;
    const claims = claimsOf(result.AccessToken);
    const username = String(claims.username);
    const { response } = await preToken({
      version: '2',
      triggerSource,
      region: 'eu-north-1',
      userPoolId,
      userName: username,
      callerContext: { awsSdkVersion: 'bridge', clientId },
      request: { userAttributes: { sub: claims.sub }, groupConfiguration: {}, scopes: [adminScope], clientMetadata },
      response: { claimsAndScopeOverrideDetails: null },
    });
    const { claimsToAddOrOverride, scopesToSuppress = [] } =
      response.claimsAndScopeOverrideDetails.accessTokenGeneration;
    const origin = session?.origin ?? { origin_jti: randomUUID(), auth_time: Math.floor(Date.now() / 1000) };
    const scope = [adminScope].filter((one) => !scopesToSuppress.includes(one)).join(' ');
    const signed = keys.sign({ ...claims, ...origin, scope, jti: randomUUID(), ...claimsToAddOrOverride });
    motoTokens.set(signed, result.AccessToken);
    const refreshToken = randomUUID();
    sessions.set(refreshToken, { motoToken: session?.motoToken ?? result.RefreshToken, username, origin });
    return { ...result, AccessToken: signed, RefreshToken: refreshToken };
  };

  const completed = async (answer: Answer, occasion: Occasion) => {
    const body = answer.status === 200 ? JSON.parse(answer.body.toString()) : {};
    if (!body.AuthenticationResult) return answer;
    const AuthenticationResult = await withClaims(body.AuthenticationResult, occasion);
    return answered({ ...body, AuthenticationResult });
  };

  const ofPool = async (request: Request, operation: string, input: PoolInput): Promise<Answer> => {
    const { ClientId: clientId, ClientMetadata: clientMetadata } = input;
    const occasion = { triggerSource: 'TokenGeneration_Authentication', clientId, clientMetadata };
    if (operation === 'RevokeToken') {
      sessions.delete(input.Token);
      return answered({});
    }
    if (operation === 'GetTokensFromRefreshToken') {
      const session = sessions.get(input.RefreshToken);
      if (!session) return refused('Refresh Token has been revoked');
      sessions.delete(input.RefreshToken);
      const hash = createHmac('sha256', input.ClientSecret).update(`${session.username}${input.ClientId}`);
      const answer = await askPool(request, 'InitiateAuth', {
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        ClientId: input.ClientId,
        AuthParameters: { REFRESH_TOKEN: session.motoToken, SECRET_HASH: hash.digest('base64') },
      });
      return completed(answer, { ...occasion, triggerSource: 'TokenGeneration_RefreshTokens', session });
    }
    if (input.AccessToken) {
      if (!String(claimsOf(input.AccessToken).scope).includes(adminScope))
        return refused('Access Token does not have required scopes');
      return askPool(request, operation, { ...input, AccessToken: motoTokens.get(input.AccessToken) });
    }
    // Cognito hands the metadata of AdminInitiateAuth to other triggers only.
    const metadata = operation === 'AdminInitiateAuth' ? undefined : clientMetadata;
    return completed(await askPool(request, operation, input), { ...occasion, clientMetadata: metadata });
  };

  const answerTo = async (request: Request): Promise<Answer> => {
    if (request.path === '/jwks') return answered(keys.jwks);
    const target = String(request.headers['x-amz-target'] ?? '');
    if (target.startsWith(provider))
      return ofPool(request, target.slice(provider.length), JSON.parse(request.body.toString()));
    const answer = await forward(request);
    const mail = /\/ses\//.test(request.headers.authorization ?? '') ? mailOf(request.body) : undefined;
    if (mail && answer.status === 200) mails.push(mail);
    return answer;
  };

  const requestOf = async (incoming: IncomingMessage): Promise<Request> => ({
    method: incoming.method ?? 'GET',
    path: incoming.url ?? '/',
    headers: incoming.headers,
    body: await readBody(incoming, 20_000_000),
  });

  const server = await serveLocally(async (incoming, response) => {
    const { status, headers, body } = await answerTo(await requestOf(incoming));
    const { 'transfer-encoding': _, connection: __, ...rest } = headers;
    response.writeHead(status, { ...rest, 'content-length': `${body.length}` }).end(body);
  });
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  };
  return { url: server.url, stop, mails };
};
