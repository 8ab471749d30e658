import '@fontsource-variable/inter/standard.css';
import './base.css';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { adoptCookie } from '#web/api/live.ts';
import { startCatalogue } from '#web/locales/i18n.ts';
import { themeSheet } from '#web/ui/theme/css.ts';
import { router } from './router.tsx';

const sheet = document.createElement('style');
sheet.textContent = themeSheet();
document.head.append(sheet);

await Promise.all([adoptCookie(), startCatalogue()]);

const root = document.getElementById('root');
if (root) createRoot(root).render(<RouterProvider router={router} />);
