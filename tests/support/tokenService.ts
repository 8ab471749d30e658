import { readBody, serveLocally } from '#infra/local/http.ts';
import { xml } from '#infra/local/xml.ts';

/** A role that the service below gives. */
export const tenantRole = 'arn:aws:iam::123456789012:role/tenant';

/** The access key of the credentials for an organisation. */
export const keyOfTenant = (orgId: string): string => `OF-${orgId}`;

/**
 * The part of AWS STS that is used: credentials for the organisation in the tag of the session. Their token is the secret of the program
 * in this process, which the stand-ins for the table and the files want.
 */
export const startTokenService = async () => {
  const state = {
    /** The fields of each request, in order. */
    asked: [] as Record<string, string>[],
    secondsLeft: 3600,
    refuses: false,
  };
  const { url, stop } = await serveLocally(async (request, response) => {
    const fields = Object.fromEntries(new URLSearchParams((await readBody(request, 10_000)).toString('utf8')));
    state.asked.push(fields);
    if (state.refuses) {
      const refusal = { Type: 'Sender', Code: 'AccessDenied', Message: 'not allowed' };
      response.writeHead(403).end(xml('ErrorResponse', { Error: refusal, RequestId: 'r' }));
      return;
    }
    const Credentials = {
      AccessKeyId: keyOfTenant(fields['Tags.member.1.Value'] ?? ''),
      SecretAccessKey: 'secret',
      SessionToken: process.env.AWS_SESSION_TOKEN ?? '',
      Expiration: new Date(Date.now() + state.secondsLeft * 1000).toISOString(),
    };
    response.writeHead(200).end(xml('AssumeRoleResponse', { AssumeRoleResult: { Credentials } }));
  });
  return { url, stop, state };
};
