import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A text without spaces: a PDF has none to rely on, as each piece of text has its own position. */
export const packed = (text: string): string => text.replace(/[^\S\n]/g, '');

const textOf = async (page: PDFPageProxy): Promise<string> => {
  const { items } = await page.getTextContent({ disableNormalization: true });
  let [text, baseline]: [string, number | undefined] = ['', undefined];
  for (const item of items) {
    // pdf.js adds items without height for gaps, and marks.
    if (!('str' in item) || item.height === 0) continue;
    const height: number = item.transform[5];
    if (height !== baseline) text += '\n';
    baseline = height;
    text += packed(item.str);
  }
  return text.trim();
};

/** Gives each page of a PDF to `read`, and returns what it made of them. */
const readPages = async <Read>(
  pdf: Uint8Array,
  read: (page: PDFPageProxy) => Promise<Read>,
): Promise<readonly Read[]> => {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await loading.promise;
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  const pages = await Promise.all(numbers.map(async (number) => read(await document.getPage(number))));
  await loading.destroy();
  return pages;
};

/** The text of each page of a PDF, one line for each baseline, without spaces (`packed`). */
export const pagesOf = (pdf: Uint8Array): Promise<readonly string[]> => readPages(pdf, textOf);

const images = new Set([OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject]);

/** Size in points, and how many images and how many paths are painted, of each page of a PDF. */
export const sheetsOf = (pdf: Uint8Array) =>
  readPages(pdf, async (page) => {
    const { width, height } = page.getViewport({ scale: 1 });
    const { fnArray } = await page.getOperatorList();
    return {
      width,
      height,
      images: fnArray.filter((operator) => images.has(operator)).length,
      paths: fnArray.filter((operator) => operator === OPS.constructPath).length,
    };
  });
