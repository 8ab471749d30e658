import { type ComponentProps, lazy, Suspense } from 'react';
import { Bone } from '#web/kit/ui/state/Skeletons.tsx';
import { loadChunk } from '#web/platform/api/loadChunk.ts';
import { loadTexts } from '#web/platform/locales/i18n.ts';
import type { CostRows as Shown } from './CostRows.tsx';

const CostRows = lazy(
  loadChunk(async () => {
    const [{ CostRows: rows }] = await Promise.all([import('./CostRows.tsx'), loadTexts('cost')]);
    return { default: rows };
  }),
);

/** The costs of a comparison, loaded when they are first shown. */
export const LateCostRows = (props: ComponentProps<typeof Shown>) => (
  <Suspense fallback={<Bone height={160} />}>
    <CostRows {...props} />
  </Suspense>
);
