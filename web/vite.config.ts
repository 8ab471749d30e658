import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chartAliases, fewMarks } from './build/chartLibrary.ts';
import { helpFont } from './build/helpFont.ts';
import { sharedParts } from './build/parts.ts';

/** Builds the single-page application into dist/web. `npm run dev` serves it with hot reload (infra/local/dev.mjs). */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), helpFont(), fewMarks()],
  resolve: {
    alias: chartAliases,
    dedupe: ['react', 'react-dom', 'dayjs'],
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: sharedParts(),
        },
      },
    },
  },
});
