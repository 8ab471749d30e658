/** Returns two initials of a username: of its first two words, else its first two letters. */
export const initialsOf = (username: string): string => {
  const [first = '', second] = (username.split('@')[0] ?? '').split(/[.\-_ ]+/);
  return (second ? first.slice(0, 1) + second.slice(0, 1) : first.slice(0, 2)).toUpperCase();
};
