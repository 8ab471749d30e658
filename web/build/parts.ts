import { fileURLToPath } from 'node:url';

interface ModuleGraph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

const idOf = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Files of what the pages without a session share. Each takes the imports of its modules, except those that an earlier file has. */
const beforeSignIn = Object.entries({
  first: ['app/main.tsx'],
  swedish: ['platform/locales/sv/first.ts'],
  english: ['platform/locales/en/first.ts'],
  login: ['app/routes/login.tsx'],
  open: ['logout', 'confirm', 'confirmAddress', 'forgot', 'reset', 'accessibility'].map(
    (route) => `app/routes/${route}.tsx`,
  ),
  session: ['platform/api/sessionCalls.ts'],
}).map(([file, paths]) => ({ file, ids: paths.map(idOf) }));

/** The texts in each language are loaded on demand, so they are in no file with what loads them. */
const texts: ReadonlySet<string> = new Set(
  ['sv', 'en'].map((language) => idOf(`platform/locales/${language}/first.ts`)),
);

/** The file of what the signed-in screens share. */
const signedIn = 'signedIn';

/** These modules and all that they import, but for what they load on demand. */
const withImports = (ids: readonly string[], graph: ModuleGraph): ReadonlySet<string> => {
  const found = new Set<string>();
  const open = [...ids];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
};

/**
 * Puts what pages share into few files: what two pages without a session share, and what four signed-in screens share. The bundler would
 * make a file for each set of pages: 56 at the login instead of 13, some 200 in Översikt instead of 50, with as many bytes. No cycle can
 * arise: what a module imports is shared by at least as many pages, so it is in the same file or in an earlier one.
 */
export const sharedParts = () => {
  let before: readonly { readonly file: string; readonly modules: ReadonlySet<string> }[] | undefined;
  const fileOf = (id: string, graph: ModuleGraph): string | null => {
    if (texts.has(id)) return null;
    before ??= beforeSignIn.map(({ file, ids }) => ({ file, modules: withImports(ids, graph) }));
    return before.find(({ modules }) => modules.has(id))?.file ?? signedIn;
  };
  const sharedBy = (debugName: string, minShareCount: number, isOf: (file: string | null) => boolean) => ({
    // Without it a slow build warns at the start of the program.
    debugName,
    minShareCount,
    includeDependenciesRecursively: false,
    name: (id: string, graph: ModuleGraph) => {
      const file = fileOf(id, graph);
      return isOf(file) ? file : null;
    },
  });
  return [
    sharedBy('before the sign-in', 2, (file) => file !== signedIn),
    sharedBy(signedIn, 4, (file) => file === signedIn),
  ];
};
