/** A function that makes the value at its first call and returns the same one for the life of the process. */
export const lazy = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};
