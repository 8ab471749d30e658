import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses';
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

/** Mail by SES; on one machine the same call reaches a stand-in. */
export const ses: () => SendMail = lazy(() => {
  const client = new SESClient();
  return async ({ to, subject, text, html }) => {
    await client.send(
      new SendEmailCommand({
        Source: setting('MAIL_FROM'),
        Destination: { ToAddresses: [to] },
        Message: { Subject: part(subject), Body: { Text: part(text), Html: part(html) } },
      }),
    );
  };
});
