/** The account types; a token carries one. */
const roles = ['SuperAdmin', 'Admin', 'SuperUser', 'User'] as const;

export type Role = (typeof roles)[number];

/** Whether the text names a role. */
export const isRole = (text: string): text is Role => (roles as readonly string[]).includes(text);

/** Whether any of the held roles is wanted; SuperAdmin counts as Admin. */
export const hasRole = (held: readonly Role[], wanted: readonly Role[]): boolean =>
  held.some((role) => wanted.includes(role) || (role === 'SuperAdmin' && wanted.includes('Admin')));
