/** The parts of an address that are compared. */
interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** One editor with unsaved values. */
export interface Guard {
  /** Parameters of the address, beside place and tab, whose change leaves the editor: `period`. */
  readonly state: readonly string[];
  /** Saves; answers whether everything is saved. Undefined where the editor cannot save from outside. */
  readonly save: (() => Promise<boolean>) | undefined;
  /** Whether the unsaved values stay as a draft when they are left. */
  readonly keepsDraft: boolean;
  /** Drops the unsaved values. */
  readonly discard: () => void;
}

const LOGIN = '/auth/login';
const LOGOUT = '/auth/logout';
const PLACE = ['orgId', 'areaId', 'unitId', 'categoryId', 'tab'];

/**
 * Whether going from one address to another leaves an editor whose address has these parameters beside those of the place. An
 * expired session leads to the login without a question, since drafts stay.
 */
const leaves = (from: Address, to: Address, state: readonly string[]): boolean => {
  if (to.pathname === LOGIN) return false;
  if (to.pathname !== from.pathname) return true;
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
  return [...PLACE, ...state].some((name) => before.get(name) !== after.get(name));
};

/** The editors with unsaved values that are on the screen. */
const open = new Set<Guard>();

/** Adds an editor; returns the function that takes it away. */
export const addGuard = (guard: Guard): (() => void) => {
  open.add(guard);
  return () => {
    open.delete(guard);
  };
};

/** The editors that a navigation leaves. */
export const leftBy = (from: Address, to: Address): readonly Guard[] =>
  [...open].filter(({ state }) => leaves(from, to, state));

/** What may be done with the values that are left. A logout removes drafts, so that they cannot be kept then. */
export const choicesFor = (guards: readonly Guard[], to: Address) => ({
  maySave: guards.every(({ save }) => save !== undefined),
  keepsDraft: to.pathname !== LOGOUT && guards.every(({ keepsDraft }) => keepsDraft),
});

/** Saves one editor after the other; stops at the first that is not saved and answers false. */
export const saveAll = async (guards: readonly Guard[]): Promise<boolean> => {
  for (const { save } of guards) if (!(await save?.())) return false;
  return true;
};
