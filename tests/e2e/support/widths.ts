import type { Page } from '@playwright/test';

/**
 * What of the page is overlapped, cut or out of reach at its present size: one line for each fault, with the text or name of the
 * element. Judged by geometry: texts and controls, in every place to which their ancestors can be scrolled.
 * An area that scrolls sideways has to hold a table, a tree, tabs, a labelled row of facts or a drawing, and one that scrolls at all has to be at least 80 px high.
 */
export const layoutFaults = (page: Page): Promise<{ readonly seen: number; readonly faults: readonly string[] }> =>
  page.evaluate(() => {
    const CONTROL =
      'a[href],button,input,select,textarea,summary,[role=button],[role=switch],[role=checkbox],[role=tab]';
    const SIDEWAYS =
      'table,[role=grid],[role=treegrid],[role=tree],[role=tablist],nav,svg,canvas,[role=table],ul[aria-label]';
    const LOWEST = 80;
    /** A word of at most 20 letters, which every line has room for. Addresses and names with digits are left out. */
    const WORD = /(?<![^\s/–-])\p{L}{2,20}(?![\p{L}\d@_]|\.\S)/gu;
    /** The most room below the last text, in px. */
    const EMPTY = 100;
    const faults = new Set<string>();
    const textOf = (element: Element): string =>
      `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}” .${String(element.className).slice(0, 40)}`;

    /** The lines of an element's own texts. */
    const linesOf = (element: Element): readonly DOMRect[] => {
      const range = document.createRange();
      return [...element.childNodes]
        .filter((node) => node instanceof Text && node.data.trim() !== '')
        .flatMap((node) => {
          range.selectNodeContents(node);
          return [...range.getClientRects()];
        });
    };
    /** The place of an element's own texts, or of the control. */
    const boxOf = (element: Element): DOMRect => {
      if (element.matches(CONTROL)) return element.getBoundingClientRect();
      const boxes = linesOf(element);
      const left = Math.min(...boxes.map((box) => box.left));
      const top = Math.min(...boxes.map((box) => box.top));
      const right = Math.max(...boxes.map((box) => box.right));
      const bottom = Math.max(...boxes.map((box) => box.bottom));
      return boxes.length === 0 ? new DOMRect() : new DOMRect(left, top, right - left, bottom - top);
    };
    /** A word of the element's own texts that begins in one line and ends in the next, without a hyphen. */
    const brokenWordOf = (element: Element): string | undefined => {
      if (/auto/.test(getComputedStyle(element).hyphens)) return undefined;
      const range = document.createRange();
      for (const node of element.childNodes)
        if (node instanceof Text)
          for (const { 0: word, index } of node.data.matchAll(WORD)) {
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const [first, ...others] = range.getClientRects();
            if (first && others.some(({ top }) => top > first.top + 5)) return word;
          }
      return undefined;
    };
    const hasText = (element: Element): boolean =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    /** A figure or date: when it is cut, it reads as another one. */
    const isFigure = (element: Element): boolean => /^[−+]?\d[\d\s.,:%-]*$/.test(element.textContent?.trim() ?? '');
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('.visually-hidden,svg,[aria-hidden=true],[inert]') === null;

    /** Whether only assistive technology is to find it. */
    const isHidden = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (getComputedStyle(at).clipPath !== 'none') return true;
      return false;
    };

    interface Item {
      readonly element: Element;
      readonly box: DOMRect;
      readonly layer: string;
    }
    const items: Item[] = [];
    const elements = [...document.body.querySelectorAll('*')].filter(
      (element) => (element.matches(CONTROL) || hasText(element)) && isShown(element),
    );
    for (const element of elements) {
      const style = getComputedStyle(element);
      let { left, right, top, bottom } = boxOf(element);
      if (right - left < 3 || bottom - top < 3) continue;
      // The link that skips the header comes into sight when it has focus.
      if (right < 0 && style.position === 'absolute') continue;
      let layer = '';
      let position = style.position;
      if (isHidden(element)) continue;
      const brokenWord = linesOf(element).length > 1 ? brokenWordOf(element) : undefined;
      if (brokenWord) faults.add(`broken in the word “${brokenWord}”: ${textOf(element)}`);
      for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) {
        const { overflowX, overflowY, position: own, textOverflow, webkitLineClamp } = getComputedStyle(at);
        if (own === 'sticky') {
          // What sticks to one edge passes under what sticks to another.
          const { top: above, bottom: below, left: before } = getComputedStyle(at);
          layer += `sticky ${above} ${below} ${before}`;
        }
        const frame = at.getBoundingClientRect();
        const holds = at === element ? !at.matches(CONTROL) : position !== 'absolute' || own !== 'static';
        if (holds) {
          const scrollsX = /auto|scroll/.test(overflowX);
          const scrollsY = /auto|scroll/.test(overflowY);
          if (overflowX !== 'visible' && (left < frame.left - 1 || right > frame.right + 1)) {
            const from = frame.left - at.scrollLeft;
            const isOut = left < from - 1 || right > from + at.scrollWidth + 2;
            const mayEnd = !isFigure(element) && (textOverflow === 'ellipsis' || webkitLineClamp !== 'none');
            if (!mayEnd && (!scrollsX || isOut))
              faults.add(`cut at the side by ${textOf(at).slice(-44)}: ${textOf(element)}`);
            left = Math.max(left, frame.left);
            right = Math.min(right, frame.right);
          }
          if (overflowY !== 'visible' && (top < frame.top - 1 || bottom > frame.bottom + 1)) {
            const from = frame.top - at.scrollTop;
            const isOut = top < from - 1 || bottom > from + at.scrollHeight + 2;
            const mayEnd = !isFigure(element) && (textOverflow === 'ellipsis' || webkitLineClamp !== 'none');
            if (!mayEnd && (!scrollsY || isOut))
              faults.add(`cut below by ${textOf(at).slice(-44)}: ${textOf(element)}`);
            top = Math.max(top, frame.top);
            bottom = Math.min(bottom, frame.bottom);
          }
          position = own;
        }
        if (at === element) position = own;
        if (own === 'fixed') {
          layer = 'fixed';
          break;
        }
      }
      // The cell beside it would cover what leaves its own.
      const cell = isFigure(element) && element.closest('td,th')?.getBoundingClientRect();
      if (cell && linesOf(element).some((line) => line.left < cell.left - 1 || line.right > cell.right + 1))
        faults.add(`leaves its cell: ${textOf(element)}`);
      const inWindow =
        layer === 'fixed'
          ? [innerWidth, innerHeight]
          : [document.documentElement.scrollWidth, document.documentElement.scrollHeight];
      if (
        left < -1 ||
        right > (inWindow[0] ?? 0) + 1 ||
        top + scrollY < -1 ||
        bottom + scrollY > (inWindow[1] ?? 0) + 1
      )
        faults.add(`out of reach: ${textOf(element)}`);
      if (right - left > 1 && bottom - top > 1)
        items.push({ element, box: new DOMRect(left, top, right - left, bottom - top), layer });
    }

    for (const at of document.querySelectorAll('*')) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const scrollsX = /auto|scroll/.test(overflowX) && at.scrollWidth > at.clientWidth + 1;
      const scrollsY = /auto|scroll/.test(overflowY) && at.scrollHeight > at.clientHeight + 1;
      if (!at.checkVisibility() || at.clientWidth === 0 || at.matches('textarea,input')) continue;
      const hasTable = at.closest(SIDEWAYS) !== null || at.querySelector(SIDEWAYS) !== null;
      if (scrollsX && !hasTable) faults.add(`scrolls sideways without a table: ${textOf(at)}`);
      if (scrollsY && at.clientHeight < LOWEST && at.querySelector(CONTROL))
        faults.add(`scrolls in ${at.clientHeight} px: ${textOf(at)}`);
    }
    const lowest = Math.max(0, ...items.map(({ box }) => box.bottom + scrollY));
    if (document.documentElement.scrollHeight > Math.max(innerHeight, lowest + EMPTY))
      faults.add(`the page is ${document.documentElement.scrollHeight} px high, its last text ends at ${lowest}`);
    if (document.documentElement.scrollWidth > innerWidth)
      faults.add(`the page is ${document.documentElement.scrollWidth} px wide`);

    const overlaps = (one: DOMRect, other: DOMRect): boolean =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 3;
    /** The room of a field that its text does not use holds a button: the one that shows a password. */
    const isInField = (one: Item, other: Item): boolean =>
      [one, other].some(({ element, box }, index) => {
        const button = [other, one][index]?.box;
        const { paddingRight } = getComputedStyle(element);
        return (
          element.matches('input') && button !== undefined && button.left >= box.right - parseFloat(paddingRight) - 1
        );
      });
    /** What is seen of an item: its lines of text, the whole of a field or of a control with a ground of its own. */
    const inkOf = ({ element, box }: Item): readonly DOMRect[] => {
      const { backgroundColor, borderTopWidth } = getComputedStyle(element);
      const isPlain = backgroundColor === 'rgba(0, 0, 0, 0)' && borderTopWidth === '0px';
      // The field of a choice lies over its placeholder, and is empty.
      const isEmpty = element.matches('.ant-select-input');
      const lines = isPlain && !element.matches('input,textarea,select') ? linesOf(element) : [];
      if (isEmpty) return [];
      // A line that ends in an ellipsis is longer than what is seen of it.
      const seen = lines.map(({ left, top, right, bottom }) => {
        const [x, y] = [Math.max(left, box.left), Math.max(top, box.top)];
        return new DOMRect(
          x,
          y,
          Math.max(0, Math.min(right, box.right) - x),
          Math.max(0, Math.min(bottom, box.bottom) - y),
        );
      });
      return seen.length > 0 ? seen : [box];
    };
    const ordered = items.toSorted((a, b) => a.box.top - b.box.top);
    ordered.forEach((one, index) => {
      for (let next = index + 1; next < ordered.length; next++) {
        const other = ordered[next];
        if (!other || other.box.top >= one.box.bottom - 3) break;
        if (one.layer !== other.layer) continue;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const bothControls = one.element.matches(CONTROL) && other.element.matches(CONTROL);
        const covers = bothControls
          ? overlaps(one.box, other.box) && !isInField(one, other)
          : inkOf(one).some((box) => inkOf(other).some((next) => overlaps(box, next)));
        if (covers) faults.add(`overlap: ${textOf(one.element)} and ${textOf(other.element)}`);
      }
    });
    return { seen: items.length, faults: [...faults] };
  });

/** The names of icons that screen readers would read, which are file names: `down`. */
export const readIcons = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.anticon[role="img"]:not([aria-hidden="true"])')]
      .filter((icon) => icon.checkVisibility({ visibilityProperty: true }))
      .filter((icon) => icon.matches(`.anticon-${icon.getAttribute('aria-label')}`))
      .map((icon) => `icon read as “${icon.getAttribute('aria-label')}”: ${icon.parentElement?.className}`),
  );
