/** Most milliseconds from the report's figures to the print, drawn or not. */
const LATEST = 5000;

const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);

/** Resolves when fonts are loaded and nothing of the page is still being drawn. */
const drawn = async (isStopped: () => boolean): Promise<void> => {
  await document.fonts.ready;
  // What is drawn next is drawn in the first frame; what is loaded first leaves a skeleton until it is there.
  do await frame();
  while (!isStopped() && document.querySelector('[role="status"][aria-label], [role="progressbar"]') !== null);
  await frame();
};

/** Prints the page once its report is drawn, at the latest after 5 s. Returns the function that prevents it. */
export const printWhenDrawn = (): (() => void) => {
  let isStopped = false;
  const latest = new Promise((resolve) => setTimeout(resolve, LATEST));
  void Promise.race([drawn(() => isStopped), latest]).then(() => {
    if (isStopped) return;
    isStopped = true;
    window.print();
  });
  return () => {
    isStopped = true;
  };
};
