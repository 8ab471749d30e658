import { type GlobalWindow, Window } from 'happy-dom';
import { goToTheDay } from '../../e2e/support/day.ts';

/** Node's own, in which the program of the tests runs in the same process. */
const nodes = new Set(['fetch', 'Request', 'Response', 'Headers', 'Blob', 'File', 'AbortController', 'AbortSignal']);

/** The browser's, which Node has as well. */
const browsers = [
  'navigator',
  'FormData',
  'localStorage',
  'sessionStorage',
  'Event',
  'CustomEvent',
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
];

/**
 * Makes one window of happy-dom the window of this worker. It stays for all files: modules keep what they read of it when they
 * are loaded, and are loaded once. Nothing is laid out, and no style sheet is applied.
 */
const makeWindow = (): void => {
  const window = new Window({
    url: 'http://localhost/',
    width: 1440,
    height: 900,
    settings: {
      disableComputedStyleRendering: true,
      disableCSSFileLoading: true,
      device: { prefersReducedMotion: 'reduce' },
    },
  });
  const names = Object.getOwnPropertyNames(window).filter((name) => !(name in globalThis) && !nodes.has(name));
  for (const name of [...names, ...browsers]) {
    const value = window[name as keyof GlobalWindow];
    const own = typeof value === 'function' && /^[a-z]/.test(name) ? value.bind(window) : value;
    Object.defineProperty(globalThis, name, { value: own, configurable: true, writable: true });
  }
  // Without style sheets every element has the style of any other; to compute it for each took most of the time.
  const style = window.getComputedStyle(window.document.body);
  const getComputedStyle = () => style;
  Object.assign(window, { getComputedStyle });
  Object.assign(globalThis, { window: globalThis, self: globalThis, getComputedStyle });
};

// A worker runs this for each of its files: the clock is set ahead once, and listeners go to the window that the documents are in.
if (!('document' in globalThis)) {
  goToTheDay();
  makeWindow();
}
