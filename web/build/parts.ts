import { fileURLToPath } from 'node:url';

interface ModuleGraph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/** What a browser fetches before a person has signed in. */
const beforeSignIn = [
  'app/main.tsx',
  ...['login', 'logout', 'confirm', 'confirmAddress', 'forgot', 'reset', 'accessibility'].map(
    (route) => `app/routes/${route}.tsx`,
  ),
  'platform/api/sessionCalls.ts',
  'platform/locales/sv/first.ts',
  'platform/locales/en/first.ts',
].map((path) => fileURLToPath(new URL(`../${path}`, import.meta.url)));

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
 * Puts what four screens or more of the signed-in share into one file, where the bundler would make one for each set of
 * screens: Översikt loads 80 files instead of 200, and fewer bytes. No cycle can arise: what a module of the group
 * imports is shared by as many screens, so it is in the group too, or is loaded before the sign-in.
 */
export const sharedBySignedIn = () => {
  let before: ReadonlySet<string> | undefined;
  return {
    debugName: 'signedIn',
    minShareCount: 4,
    includeDependenciesRecursively: false,
    name: (id: string, graph: ModuleGraph): string | null => {
      before ??= withImports(beforeSignIn, graph);
      return before.has(id) ? null : 'signedIn';
    },
  };
};
