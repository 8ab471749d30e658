/** The parts of a mailed link: the account whose password it sets, and the code that allows it. */
export interface MailedLink {
  readonly username: string;
  readonly code: string;
}

/** Reads the parts of a mailed link; undefined when one is missing. */
export const mailedLinkIn = (search: URLSearchParams): MailedLink | undefined => {
  const [username, code] = [search.get('username'), search.get('code')];
  return username && code ? { username, code } : undefined;
};
