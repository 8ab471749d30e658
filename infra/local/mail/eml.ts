/** A mail as the application hands it over. */
export interface Message {
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text?: string;
  readonly html?: string;
}

const newline = '\r\n';
const boundary = '=_bemanningsplan';

/** Text in a header: as encoded words (RFC 2047) of whole characters, at most four bytes each, so that lines stay short. */
const encodedWords = (text: string): string => {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  const words = text.match(/.{1,9}/gsu) ?? [];
  return words.map((word) => `=?utf-8?B?${Buffer.from(word).toString('base64')}?=`).join(`${newline} `);
};

const lines = (content: string): string =>
  (
    Buffer.from(content)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join(newline);

const part = (type: string, content: string): string =>
  [`Content-Type: ${type}; charset=utf-8`, 'Content-Transfer-Encoding: base64', '', lines(content), ''].join(newline);

const bodyOf = ({ text, html }: Message): string => {
  const parts = [
    ...(text === undefined ? [] : [part('text/plain', text)]),
    ...(html === undefined ? [] : [part('text/html', html)]),
  ];
  if (parts.length === 1) return String(parts[0]);
  const all = parts.map((one) => `--${boundary}${newline}${one}`).join('');
  return [`Content-Type: multipart/alternative; boundary="${boundary}"`, '', `${all}--${boundary}--`, ''].join(newline);
};

/** The mail as the file a mail program opens (RFC 5322). */
export const eml = (message: Message, id: string, at: Date): string =>
  [
    `From: ${message.from}`,
    `To: ${message.to.join(', ')}`,
    `Subject: ${encodedWords(message.subject)}`,
    `Date: ${at.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${id}@local>`,
    'MIME-Version: 1.0',
    bodyOf(message),
  ].join(newline);
