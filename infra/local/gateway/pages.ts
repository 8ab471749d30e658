/** Text escaped for HTML. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A small Swedish page around some HTML. */
export const page = (title: string, content: string): string => `<!doctype html>
<html lang="sv">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 3rem auto; padding: 0 1rem; color: #1f2933; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: left; padding: .4rem .8rem .4rem 0; border-bottom: 1px solid #d9e2ec; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
</style>
</head>
<body>
<h1>${escaped(title)}</h1>
${content}
</body>
</html>
`;

/** Until the screens are built. */
export const notBuilt = page(
  'Bemanningsplan',
  `<p>Programmet är igång, men skärmarna är inte byggda än.</p>
<ul>
<li><a href="/api/health">Status</a></li>
<li><a href="/api/openapi.json">API-beskrivning (OpenAPI)</a></li>
<li><a href="/_local/mail">Utskickad e-post</a></li>
</ul>`,
);

export const unknownPage = page('Sidan finns inte', '<p><a href="/">Till startsidan</a></p>');
