import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Chart } from '#web/kit/charts/Chart.tsx';

vi.mock('#web/platform/api/loadChunk.ts', () => ({ loadChunk: (load: unknown) => load }));
vi.mock('#web/kit/charts/Drawing.tsx', () => ({ Drawing: () => null }));

describe('a chart of the library', () => {
  const props = { description: 'Brist i två veckor.', height: 200, spec: { children: [] } };

  it('is an image with its text alternative while its code is loaded', () => {
    const html = renderToStaticMarkup(createElement(Chart, props));
    const id = /role="img" aria-labelledby="([^"]+)"/.exec(html)?.[1];
    expect(html).toContain(`<figcaption id="${id}" class="visually-hidden">Brist i två veckor.</figcaption>`);
    expect(html).not.toContain('<details');
  });

  it('offers the table of the same figures by its label', () => {
    const table = createElement('table');
    const html = renderToStaticMarkup(createElement(Chart, { ...props, table, tableLabel: 'Värden' }));
    expect(html).toMatch(/<summary>Värden<\/summary><table><\/table>/);
  });
});
