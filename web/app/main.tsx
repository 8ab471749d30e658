import '@fontsource-variable/inter/standard.css';
import './base.css';
import { createRoot } from 'react-dom/client';
import { adoptCookie } from '#web/api/live.ts';
import { startCatalogue } from '#web/locales/i18n.ts';
import { themeSheet } from '#web/ui/theme/css.ts';
import { Application } from './Application.tsx';

const sheet = document.createElement('style');
sheet.textContent = themeSheet();
document.head.append(sheet);

adoptCookie();
await startCatalogue();

const root = document.getElementById('root');
if (root) createRoot(root).render(<Application />);
