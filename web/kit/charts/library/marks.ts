import { extend, litelib, Runtime } from '@antv/g2';
import { Line, LineY, Rect, Text } from '@antv/g2/esm/mark/index';

/** The chart class of the library with what the charts of the product are made of: all of it would be 90 KB more. */
export const Chart = extend(Runtime, {
  ...litelib(),
  'mark.line': Line,
  'mark.lineY': LineY,
  'mark.rect': Rect,
  'mark.text': Text,
});
