import '@fontsource-variable/inter/standard.css';
import './base.css';
import './forced.css';
import { createRoot } from 'react-dom/client';
import { themeSheet } from '#web/kit/ui/theme/css.ts';
import { adoptCookie, session } from '#web/platform/api/live.ts';
import { showTheme } from '#web/platform/browser/theme.ts';
import { startCatalogue } from '#web/platform/locales/i18n.ts';
import { leadToLogin } from './leadToLogin.ts';
import { fetchPage, showPages } from './pages.tsx';
import { toleratesTranslators } from './translated.ts';

toleratesTranslators();
showTheme();

const sheet = document.createElement('style');
sheet.textContent = themeSheet();
document.head.append(sheet);

fetchPage(session.get() !== undefined);
await Promise.all([adoptCookie(), startCatalogue()]);
leadToLogin();

const root = document.getElementById('root');
if (root) showPages(createRoot(root));
