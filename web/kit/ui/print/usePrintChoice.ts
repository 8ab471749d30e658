import { useState } from 'react';
import { flushSync } from 'react-dom';

/** What the print frame of a screen holds: `usual` by Ctrl+P, another one while `print` prints it. */
export const usePrintChoice = <What>(usual: What) => {
  const [what, setWhat] = useState(usual);
  const print = (chosen: What): void => {
    flushSync(() => setWhat(chosen));
    // Not after `print`: it returns at once where the browser's dialog does not block.
    addEventListener('afterprint', () => setWhat(usual), { once: true });
    window.print();
  };
  return { what, print };
};
