import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { type Listener, readBody } from '../http.ts';
import { type Content, xml } from '../xml.ts';
import type { Message } from './eml.ts';
import type { MailStore } from './store.ts';

const bodyLimit = 20_000_000;
const refusingDomain = '@refuse.test';

type Parameters = URLSearchParams;

const membersOf = (parameters: Parameters, list: string): readonly string[] =>
  [...parameters].filter(([name]) => name.startsWith(`${list}.member.`)).map(([, value]) => value);

const messageOf = (parameters: Parameters): Message => {
  const text = parameters.get('Message.Body.Text.Data');
  const html = parameters.get('Message.Body.Html.Data');
  return {
    from: parameters.get('Source') ?? '',
    to: ['To', 'Cc', 'Bcc'].flatMap((kind) => membersOf(parameters, `Destination.${kind}Addresses`)),
    subject: parameters.get('Message.Subject.Data') ?? '',
    ...(text !== null && { text }),
    ...(html !== null && { html }),
  };
};

const rawMessageOf = (parameters: Parameters, source: string): Message => ({
  from: parameters.get('Source') ?? '',
  to: membersOf(parameters, 'Destinations'),
  subject: /^Subject: (.*)$/im.exec(source)?.[1] ?? '',
});

/** What SES would refuse, and addresses at refuse.test, by which a test sees what happens when it does. */
const faultOf = ({ from, to }: Message): { readonly Code: string; readonly Message: string } | undefined => {
  if (to.length === 0 || [from, ...to].some((address) => !/^[^\r\n]*[^\s@<]+@[^\s@]+$/.test(address)))
    return { Code: 'InvalidParameterValue', Message: 'Missing or illegal address.' };
  if (to.some((address) => address.replace(/>$/, '').endsWith(refusingDomain)))
    return { Code: 'MessageRejected', Message: 'Email address is not verified.' };
  return undefined;
};

const answer = (response: ServerResponse, status: number, root: string, content: Content): void => {
  response.writeHead(status, { 'content-type': 'text/xml' }).end(xml(root, content));
};

/** Our stand-in for SES: its query protocol for SendEmail and SendRawEmail; what is sent is kept. */
export const mailListener =
  (store: MailStore): Listener =>
  async (request, response) => {
    const parameters = new URLSearchParams((await readBody(request, bodyLimit)).toString());
    const action = parameters.get('Action') ?? '';
    const RequestId = randomUUID();
    const refuse = (fault: Content & object) =>
      answer(response, 400, 'ErrorResponse', { Error: { Type: 'Sender', ...fault }, RequestId });
    if (action !== 'SendEmail' && action !== 'SendRawEmail')
      return refuse({ Code: 'InvalidAction', Message: `${action} is not offered here.` });
    const source =
      action === 'SendRawEmail' ? Buffer.from(parameters.get('RawMessage.Data') ?? '', 'base64').toString() : undefined;
    const message = source === undefined ? messageOf(parameters) : rawMessageOf(parameters, source);
    const fault = faultOf(message);
    if (fault) return refuse(fault);
    const MessageId = await store.keep(message, source);
    answer(response, 200, `${action}Response`, {
      [`${action}Result`]: { MessageId },
      ResponseMetadata: { RequestId },
    });
  };
