/** Lets the browser save a file. */
export const download = (file: Blob, name: string): void => {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // Not at once: the browser reads the file after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
