/** What a mailed link carries: whose password it sets, and the code that allows it. */
export interface MailedLink {
  readonly username: string;
  readonly code: string;
}

/** Reads the link that led here; undefined when a part of it was lost on the way. */
export const mailedLinkIn = (search: URLSearchParams): MailedLink | undefined => {
  const [username, code] = [search.get('username'), search.get('code')];
  return username && code ? { username, code } : undefined;
};
