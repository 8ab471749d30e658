import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PlacedReceipt } from '#shared/model/receipt.ts';
import { figuresOfUnit } from '#web/features/schemas/figures.ts';
import { ReceiptGraph } from '#web/features/schemas/graph/ReceiptGraph.tsx';
import { PlanPart } from '#web/features/schemas/print/PlanPart.tsx';
import { receipt } from './support.ts';

const weeksOf = (categoryId: string, ...diffs: number[]): PlacedReceipt[] =>
  diffs.map((diff, index) => ({
    ...receipt(index, { diff, demand: 10, workRateSum: 10 + diff }),
    categoryId,
    categoryName: categoryId,
  }));

const figuresOf = (...rows: PlacedReceipt[][]) => figuresOfUnit(rows.flat(), (id) => `/plan/${id}`);

/** The strip is named by the key of its text, or by the text where a test before started the catalogue in this worker. */
const stripIn = /<svg[^>]* aria-label="(?:overview\.detail\.hidden|Dold brist).*?<\/svg>/;

/** The heights of the bars of hidden shortage in a drawing; undefined without the strip. */
const barsIn = (drawing: ReactElement): readonly number[] | undefined => {
  const [strip] = stripIn.exec(renderToStaticMarkup(drawing)) ?? [];
  return strip === undefined
    ? undefined
    : [...strip.matchAll(/<rect[^>]* height="([\d.]+)"/g)].map(([, height]) => Number(height));
};

/** One category is short by 2, 0 and 1 while the other has a surplus of 1, 1 and 3. */
const hiding = figuresOf(weeksOf('a', -2, 0, -1), weeksOf('b', 1, 1, 3));
const net = figuresOf(weeksOf('a', -2, 0, -1), weeksOf('b', -1, 0, 0));

describe('the shortage that a surplus of another category hides', () => {
  it('is drawn in a strip of its own below the graph, and on paper', () => {
    const columns = { label: 140, week: 40 };
    const graph = createElement(ReceiptGraph, { figures: hiding, lines: [], columns, height: 200 });
    const paper = createElement(PlanPart, { figures: hiding, receipts: hiding.receipts });
    for (const drawing of [graph, paper]) expect(barsIn(drawing)).toEqual([12, 12]);
  });

  it('takes no room where nothing is hidden', () => {
    const paper = createElement(PlanPart, { figures: net, receipts: net.receipts });
    expect(barsIn(paper)).toBeUndefined();
  });

  it('is drawn on one scale over all pages', () => {
    const figures = figuresOf(weeksOf('a', -4, -1), weeksOf('b', 4, 1));
    expect(barsIn(createElement(PlanPart, { figures, receipts: figures.receipts.slice(1) }))).toEqual([3]);
  });
});
