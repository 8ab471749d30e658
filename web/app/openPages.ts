import type { ComponentType } from 'react';
import { loadTexts } from '#web/platform/locales/i18n.ts';
import { routes } from '#web/platform/navigation/routes.ts';

type RouteName = keyof typeof routes;

/** The screens that are shown without a session. */
type OpenPage = { [Name in RouteName]: (typeof routes)[Name]['who'] extends 'anyone' ? Name : never }[RouteName];

/** Each is loaded when first shown, and reads its address by `usePageAddress`. */
export const openPages: Readonly<Record<OpenPage, () => Promise<ComponentType>>> = {
  login: async () => (await import('./routes/login.tsx')).LoginPage,
  logout: async () => (await import('./routes/logout.tsx')).LogoutPage,
  confirm: async () => (await import('./routes/confirm.tsx')).ConfirmPage,
  forgot: async () => (await import('./routes/forgot.tsx')).ForgotPage,
  reset: async () => (await import('./routes/reset.tsx')).ResetPage,
  confirmAddress: async () => (await import('./routes/confirmAddress.tsx')).ConfirmAddressPage,
  accessibility: async () => {
    const [{ AccessibilityPage }] = await Promise.all([
      import('./routes/accessibility.tsx'),
      loadTexts('statement'),
      loadTexts('conformance'),
    ]);
    return AccessibilityPage;
  },
};

export const openPageNames = Object.keys(openPages) as readonly OpenPage[];

/** How the page at an address without a query is loaded; undefined for all others, which the router knows. */
export const openPageAt = (path: string): (() => Promise<ComponentType>) | undefined => {
  const name = openPageNames.find((one) => routes[one].path === path);
  return name && openPages[name];
};
