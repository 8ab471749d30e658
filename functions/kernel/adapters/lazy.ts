let settings = 0;

/** Makes every function of `lazy` make its value anew at its next call: the settings it was made from have changed. */
export const settingsChanged = (): void => {
  settings++;
};

/** A function that makes the value at its first call and returns the same one until `settingsChanged`, which no Lambda calls. */
export const lazy = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T; readonly settings: number } | undefined;
  return () => {
    if (made?.settings !== settings) made = { value: make(), settings };
    return made.value;
  };
};
