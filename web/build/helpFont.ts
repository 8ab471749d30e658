import type { Plugin } from 'vite';

const latin = /inter-latin-standard-normal[^/]*\.woff2$/;

/** Writes help/font.css, by which the documents are set in the app's own font, whatever name the build gave its file. */
export const helpFont = (): Plugin => ({
  name: 'help-font',
  apply: 'build',
  generateBundle(_, bundle) {
    const file = Object.keys(bundle).find((name) => latin.test(name));
    if (file === undefined) return this.error('The font of the documents is not in the build.');
    const face = `font-family:"Inter Variable";font-weight:100 900;font-display:swap;src:url("/${file}") format("woff2")`;
    this.emitFile({ type: 'asset', fileName: 'help/font.css', source: `@font-face{${face}}` });
  },
});
