import type { IncomingMessage } from 'node:http';
import { type Answer, html, json } from '../gateway/answer.ts';
import { escaped, page, unknownPage } from '../gateway/pages.ts';
import type { MailStore, SentMail } from './store.ts';

/** Where the mails are shown. */
export const mailPath = '/_local/mail';

const linked = (text: string): string =>
  escaped(text).replace(/https?:\/\/[^\s<]+?(?=[.,;:)]?(\s|$))/g, (address) => `<a href="${address}">${address}</a>`);

const time = (at: string): string =>
  new Date(at).toLocaleString('sv-SE', { timeZone: 'Europe/Stockholm', dateStyle: 'short', timeStyle: 'medium' });

const row = ({ id, at, to, subject }: SentMail): string =>
  `<tr><td>${time(at)}</td><td>${escaped(to.join(', '))}</td><td><a href="${mailPath}/${id}">${escaped(subject)}</a></td></tr>`;

const listPage = (mails: readonly SentMail[]): string =>
  page(
    'Utskickad e-post',
    mails.length === 0
      ? '<p>Ingen e-post har skickats.</p>'
      : `<table><thead><tr><th>När</th><th>Till</th><th>Ämne</th></tr></thead><tbody>${mails.map(row).join('')}</tbody></table>`,
  );

const mailPage = ({ id, at, from, to, subject, text, html: rich }: SentMail): string =>
  page(
    subject,
    `<p>${time(at)}<br>Från: ${escaped(from)}<br>Till: ${escaped(to.join(', '))}</p>
${text === undefined ? '' : `<pre>${linked(text)}</pre>`}
<p>${rich === undefined ? '' : `<a href="${mailPath}/${id}.html">Visa som HTML</a> · `}<a href="${mailPath}/${id}.eml">Ladda ner (.eml)</a> · <a href="${mailPath}">All e-post</a></p>`,
  );

/** Another's HTML: no scripts, nothing loaded, an origin of its own. */
const sandbox = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-popups",
};

/** The mails of this machine: a list, each as page, HTML, .eml; list and mail as JSON when the client asks for it. */
export const mailPages =
  (store: MailStore) =>
  async (request: IncomingMessage, path: string): Promise<Answer> => {
    const wantsJson = /application\/json/.test(request.headers.accept ?? '');
    const [, id = '', kind] = /^\/([\w-]*)(?:\.(html|eml))?$/.exec(path.slice(mailPath.length) || '/') ?? [];
    if (id === '' && (path === mailPath || path === `${mailPath}/`)) {
      const mails = await store.list();
      return wantsJson ? json(200, mails) : html(200, listPage(mails));
    }
    const mail = await store.find(id);
    if (!mail) return html(404, unknownPage);
    if (kind === 'eml')
      return { status: 200, headers: { 'content-type': 'message/rfc822' }, body: await store.source(id) };
    if (kind === 'html') return html(200, mail.html ?? '', sandbox);
    return wantsJson ? json(200, mail) : html(200, mailPage(mail));
  };
