import '@fontsource-variable/inter/standard.css';
import './base.css';
import './forced.css';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { themeSheet } from '#web/kit/ui/theme/css.ts';
import { adoptCookie } from '#web/platform/api/live.ts';
import { showTheme } from '#web/platform/browser/theme.ts';
import { startCatalogue } from '#web/platform/locales/i18n.ts';
import { leadToLogin } from './leadToLogin.ts';
import { toleratesTranslators } from './translated.ts';

toleratesTranslators();
showTheme();

const sheet = document.createElement('style');
sheet.textContent = themeSheet();
document.head.append(sheet);

await Promise.all([adoptCookie(), startCatalogue()]);
leadToLogin();
// The router loads its first screen when it is created: the address has to be final by then.
const { router } = await import('./router.tsx');

const root = document.getElementById('root');
if (root) createRoot(root).render(<RouterProvider router={router} />);
