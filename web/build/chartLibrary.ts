import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const fileOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What the chart library imports, and what the build takes instead. */
export const chartAliases = {
  // The whole package has graphs and maps too.
  '@ant-design/charts': '@ant-design/plots',
  // Charts are SVG on the screen as on paper: the canvas is never drawn on.
  '@antv/g-canvas': '@antv/g-svg',
  // Takes pictures of a chart, which nothing asks for.
  html2canvas: fileOf('./noPicture.ts'),
};

/** Draws with the marks, axes and scales that `web/kit/charts/library/marks.ts` lists, instead of all that the library has. */
export const fewMarks = (): Plugin => ({
  name: 'few-marks',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === './chart' && importer?.includes('/@ant-design/plots/es/core/base/')
      ? fileOf('../kit/charts/library/marks.ts')
      : undefined,
});
