import type { SendEmailCommandInput } from '@aws-sdk/client-ses';
import { setting } from './environment.ts';
import { lazy } from './lazy.ts';

/** A mail as text and as HTML. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends a mail. Rejects when the mail service refuses it. */
export type SendMail = (mail: Mail) => Promise<void>;

const part = (Data: string) => ({ Data, Charset: 'UTF-8' });

/** Loaded with the first mail: most requests send none, and the client adds a tenth to what a function loads at its start. */
const service = lazy(async () => {
  const { SESClient, SendEmailCommand } = await import('@aws-sdk/client-ses');
  const client = new SESClient();
  return (input: SendEmailCommandInput) => client.send(new SendEmailCommand(input));
});

const send: SendMail = async ({ to, subject, text, html }) => {
  const sendEmail = await service();
  await sendEmail({
    Source: setting('MAIL_FROM'),
    Destination: { ToAddresses: [to] },
    Message: { Subject: part(subject), Body: { Text: part(text), Html: part(html) } },
  });
};

/** Mail by SES; on one machine the same call reaches a stand-in. */
export const ses = (): SendMail => send;
