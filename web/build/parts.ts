import { fileURLToPath } from 'node:url';

interface ModuleGraph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/** The files of what pages without a session share, and the modules whose imports each takes of those that no earlier one has. */
const beforeSignIn = Object.entries({
  first: ['app/main.tsx', 'platform/locales/sv/first.ts'],
  login: ['app/routes/login.tsx'],
  open: [
    ...['logout', 'confirm', 'confirmAddress', 'forgot', 'reset', 'accessibility'].map(
      (route) => `app/routes/${route}.tsx`,
    ),
    'platform/locales/en/first.ts',
  ],
  session: ['platform/api/sessionCalls.ts'],
}).map(([file, paths]) => ({ file, ids: paths.map((path) => fileURLToPath(new URL(`../${path}`, import.meta.url))) }));

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
 * Puts what pages share into few files, where the bundler would make one for each set of pages: what two without a session share, and what
 * four screens of the signed-in do. The login loads 13 files instead of 56, Översikt 50 instead of 200, and no more bytes. No cycle can
 * arise: what a module of a file imports is shared by as many pages, so it is in this file too, or in an earlier one.
 */
export const sharedParts = () => {
  let found: readonly { readonly file: string; readonly modules: ReadonlySet<string> }[] | undefined;
  const fileBeforeSignIn = (id: string, graph: ModuleGraph): string | undefined => {
    found ??= beforeSignIn.map(({ file, ids }) => ({ file, modules: withImports(ids, graph) }));
    return found.find(({ modules }) => modules.has(id))?.file;
  };
  const common = { includeDependenciesRecursively: false };
  return [
    {
      ...common,
      debugName: 'before the sign-in',
      minShareCount: 2,
      name: (id: string, graph: ModuleGraph) => fileBeforeSignIn(id, graph) ?? null,
    },
    {
      ...common,
      debugName: 'signed in',
      minShareCount: 4,
      name: (id: string, graph: ModuleGraph) => (fileBeforeSignIn(id, graph) ? null : 'signedIn'),
    },
  ];
};
