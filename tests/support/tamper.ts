/** What an attacker makes of an identity provider's answer that was signed for somebody. */

const decoded = (answer: string): string => Buffer.from(answer, 'base64').toString('utf8');
const encoded = (xml: string): string => Buffer.from(xml).toString('base64');

/** The answer with its XML changed. Throws where that changes nothing: the case would prove nothing. */
export const changed = (answer: string, change: (xml: string) => string): string => {
  const xml = decoded(answer);
  const after = change(xml);
  if (after === xml) throw new Error('the answer is as it was');
  return encoded(after);
};

const assertion = /<saml:Assertion[\s\S]*<\/saml:Assertion>/;
const signature = /<ds:Signature[\s\S]*?<\/ds:Signature>/;

export const withoutSignature = (xml: string): string => xml.replace(signature, '');

/** A forged assertion about another person with the same ids, beside the signed one or around it. */
const forged = (xml: string, from: string, to: string): string =>
  (assertion.exec(xml)?.[0] ?? '').replace(signature, '').replaceAll(from, to);

export const wrapped = {
  /** The forged one comes first and takes the id that was signed. */
  before: (from: string, to: string) => (xml: string) =>
    xml.replace('<saml:Assertion', `${forged(xml, from, to)}<saml:Assertion`),
  after: (from: string, to: string) => (xml: string) =>
    xml.replace('</samlp:Response>', `${forged(xml, from, to)}</samlp:Response>`),
  /** The signed one is kept where nothing reads it. */
  inExtensions: (from: string, to: string) => (xml: string) => {
    const genuine = assertion.exec(xml)?.[0] ?? '';
    const other = forged(xml, from, to).replace(/ID="([^"]*)"/, 'ID="_other"');
    return xml
      .replace(assertion, () => other)
      .replace('<samlp:Status>', () => `<samlp:Extensions>${genuine}</samlp:Extensions><samlp:Status>`);
  },
  /** The signed one lies within the signature of the forged one. */
  inObject: (from: string, to: string) => (xml: string) => {
    const genuine = assertion.exec(xml)?.[0] ?? '';
    const sign = (signature.exec(xml)?.[0] ?? '').replace(
      '</ds:Signature>',
      () => `<ds:Object>${genuine.replace(signature, '')}</ds:Object></ds:Signature>`,
    );
    const other = forged(xml, from, to).replace(/ID="([^"]*)"/, 'ID="_other"');
    return xml.replace(assertion, () => other.replace('</saml:Issuer>', () => `</saml:Issuer>${sign}`));
  },
};

/** Comments are no part of what is signed: who reads only the first piece of a text reads another name. */
export const commented = (full: string, victim: string) => (xml: string) =>
  xml.replaceAll(full, `${victim}<!-- -->${full.slice(victim.length)}`);

/** Entities, which a parser that expands them reads a file with, or is overwhelmed by. */
export const withEntity = (email: string, declared: string) => (xml: string) =>
  `<!DOCTYPE x [${declared}]>${xml.replaceAll(email, '&a;')}`;

export const billion = [
  '<!ENTITY z "ha">',
  ...['y', 'x', 'w', 'v', 'u', 't', 's', 'r', 'a'].map(
    (name, index, names) => `<!ENTITY ${name} "${`&${['z', ...names][index]};`.repeat(10)}">`,
  ),
].join('');
