import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Chart } from '#web/kit/charts/library/Chart.tsx';

vi.mock('#web/platform/api/loadChunk.ts', () => ({ loadChunk: (load: unknown) => load }));
vi.mock('#web/kit/charts/library/Drawing.tsx', () => ({ Drawing: () => null }));

it('a chart is an image with its text alternative while its code is loaded', () => {
  const props = { description: 'Brist i två veckor.', width: 400, height: 200, spec: { children: [] } };
  const html = renderToStaticMarkup(createElement(Chart, props));
  const id = /role="img" aria-labelledby="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`<figcaption id="${id}" class="visually-hidden">Brist i två veckor.</figcaption>`);
});
