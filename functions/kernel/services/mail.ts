import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses';
import { once } from '#functions/kernel/store/resources.ts';
import { setting } from './environment.ts';

/** A mail in both forms; mail programs choose. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Hands a mail over. Rejects when the mail service refuses it. */
export type SendMail = (mail: Mail) => Promise<void>;

const part = (Data: string) => ({ Data, Charset: 'UTF-8' });

/** SES; on one machine the same call reaches the stand-in. */
export const ses: () => SendMail = once(() => {
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
