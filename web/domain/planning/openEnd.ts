const OPEN = /^(|-|–|till.*|tv\.?)$/i;

/** Whether the typed text of an end says until further notice. */
export const isOpenEnd = (text: string): boolean => OPEN.test(text.trim());
