import { type ComponentType, useMemo } from 'react';
import {
  createHashRouter,
  type DataRouter,
  type LoaderFunctionArgs,
  Outlet,
  type RouteObject,
  redirect,
  replace,
  useNavigate,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
import { session } from '#web/platform/api/live.ts';
import { loadChunk } from '#web/platform/api/loadChunk.ts';
import { loadSignedInTexts, loadTexts } from '#web/platform/locales/i18n.ts';
import { href } from '#web/platform/navigation/href.ts';
import { lookAhead } from '#web/platform/navigation/movedOn.ts';
import { type PageAddress, PageAddressContext } from '#web/platform/navigation/pageAddress.ts';
import { allows, type Route, routes } from '#web/platform/navigation/routes.ts';
import { Broken } from './Broken.tsx';
import { hashAddress } from './hashAddress.ts';
import { notice } from './notice.ts';
import { openPageNames, openPages } from './openPages.ts';

/**
 * Redirects when the screen is not allowed: without a session to the login, which leads back; with one to the plan of the
 * same place, with a notice.
 */
const guard =
  (route: Route) =>
  ({ request, params }: LoaderFunctionArgs) => {
    if (allows(route, session.get())) return null;
    const { pathname, search } = new URL(request.url);
    const { orgId, areaId, unitId, categoryId } = params;
    if (session.get()) notice.set('notAllowed');
    return redirect(
      session.get() ? href.plan({ orgId, areaId, unitId, categoryId }) : href.login({ from: pathname + search }),
    );
  };

/**
 * A screen that is loaded when first shown. A load error is thrown while rendering, since the router would show nothing for
 * a route that failed to load.
 */
const screen = (load: () => Promise<ComponentType>) => async () => {
  try {
    return { Component: await loadChunk(load)() };
  } catch (thrown) {
    const Missing = () => {
      throw thrown;
    };
    return { Component: Missing };
  }
};

const manageScreens = ['organizations', 'organization', 'area', 'unit', 'category', 'shift'] as const;

/** The screens of the administration. */
const manage = () => import('#web/app/routes/manage.tsx');

const BrokenScreen = () => <Broken error={useRouteError()} />;

/** Gives pages that need no session, and what they share with the frame, their address. */
const Addressed = () => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const address = useMemo(
    (): PageAddress => ({ search, open: (to, { replace = false } = {}) => void navigate(to, { replace }) }),
    [search, navigate],
  );
  return (
    <PageAddressContext value={address}>
      <Outlet />
    </PageAddressContext>
  );
};

/** Every screen by its hash address; each is loaded when first shown. */
const screens: RouteObject[] = [
  {
    element: <Addressed />,
    errorElement: (
      <main>
        <BrokenScreen />
      </main>
    ),
    hydrateFallbackElement: <></>,
    children: [
      ...openPageNames.map((name) => ({ path: routes[name].path, lazy: screen(openPages[name]) })),
      {
        lazy: screen(
          async () => (await Promise.all([import('./shell/SignedIn.tsx'), loadSignedInTexts()]))[0].SignedIn,
        ),
        children: [
          {
            path: routes.plan.path,
            loader: guard(routes.plan),
            errorElement: <BrokenScreen />,
            lazy: screen(async () => (await import('#web/app/routes/plan.tsx')).PlanPage),
          },
          {
            path: routes.print.path,
            loader: guard(routes.print),
            errorElement: <BrokenScreen />,
            lazy: screen(async () => (await import('#web/features/reports/print/PrintPage.tsx')).PrintPage),
          },
          {
            errorElement: <BrokenScreen />,
            lazy: screen(async () => (await manage()).ManageLayout),
            children: manageScreens.map((name) => ({
              path: routes[name].path,
              loader: guard(routes[name]),
              errorElement: <BrokenScreen />,
              lazy: screen(async () => (await manage()).managePages[name]),
            })),
          },
          {
            path: routes.log.path,
            loader: guard(routes.log),
            errorElement: <BrokenScreen />,
            lazy: screen(async () => (await import('#web/app/routes/log.tsx')).LogPage),
          },
          {
            path: routes.accounts.path,
            loader: guard(routes.accounts),
            errorElement: <BrokenScreen />,
            lazy: screen(async () => (await import('#web/app/routes/accounts.tsx')).AccountsPage),
          },
          {
            path: routes.accountCreate.path,
            loader: guard(routes.accountCreate),
            errorElement: <BrokenScreen />,
            lazy: loadChunk(async () => ({
              Component: (await import('#web/app/routes/accountCreate.tsx')).AccountCreatePage,
            })),
          },
          {
            path: routes.accountEdit.path,
            loader: guard(routes.accountEdit),
            errorElement: <BrokenScreen />,
            lazy: loadChunk(async () => ({
              Component: (await import('#web/app/routes/accountEdit.tsx')).AccountEditPage,
            })),
          },
          {
            path: routes.secondFactor.path,
            loader: guard(routes.secondFactor),
            errorElement: <BrokenScreen />,
            lazy: loadChunk(async () => {
              const [{ SecondFactorPage }] = await Promise.all([
                import('#web/app/routes/secondFactor.tsx'),
                loadTexts('secondFactor'),
              ]);
              return { Component: SecondFactorPage };
            }),
          },
          {
            path: routes.sessions.path,
            loader: guard(routes.sessions),
            errorElement: <BrokenScreen />,
            lazy: loadChunk(async () => ({
              Component: (await import('#web/app/routes/sessions.tsx')).SessionsPage,
            })),
          },
          {
            path: routes.changePassword.path,
            loader: guard(routes.changePassword),
            errorElement: <BrokenScreen />,
            lazy: loadChunk(async () => ({
              Component: (await import('#web/app/routes/changePassword.tsx')).ChangePasswordPage,
            })),
          },
        ],
      },
      {
        path: '*',
        loader: ({ request }) => {
          if (new URL(request.url).pathname !== '/' && session.get()) notice.set('unknownAddress');
          return replace(href.plan());
        },
      },
    ],
  },
];

/** Creates the router at the address of the window, and loads its first screen. Once in a window: the session and the history follow it. */
export const startRouter = (): DataRouter => {
  const router = createHashRouter(screens);
  router.subscribe(({ navigation, location }) => {
    // These notices belong to the plan that was opened instead of what the address asked for; every other screen removes them.
    const isElsewhere = navigation.state === 'idle' && location.pathname !== routes.plan.path;
    const shown = notice.get();
    if (isElsewhere && shown && ['notAllowed', 'unknownAddress', 'unknownPlace'].includes(shown)) notice.set(undefined);
    hashAddress.follow();
    lookAhead(navigation.location ?? location);
  });

  session.onExpire((reason) => {
    const { pathname, search } = router.state.location;
    if (pathname === routes.login.path) return;
    const from = reason === 'forbidden' ? {} : { from: pathname + search };
    void router.navigate(href.login({ ...from, reason }), { replace: true });
  });
  return router;
};
