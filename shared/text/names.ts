const swedish = new Intl.Collator('sv', { numeric: true });

/** Swedish alphabetical order of two names, numbers within them by value: Avd 9 comes before Avd 10. */
export const compareNames = (a: string, b: string): number => swedish.compare(a, b);

/** A name as it is stored: trimmed, Unicode NFC. */
export const normalizeName = (name: string): string => name.trim().normalize('NFC');

/** The key by which names are compared for equality: normalised, in Swedish lower case. */
export const comparable = (name: string): string => normalizeName(name).toLocaleLowerCase('sv');
