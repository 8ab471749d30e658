import { type ComponentProps, lazy, Suspense } from 'react';
import { Bone } from '#web/kit/ui/state/Skeletons.tsx';
import { loadChunk } from '#web/platform/api/loadChunk.ts';
import type { CostRows as Shown } from './CostRows.tsx';

const CostRows = lazy(loadChunk(async () => ({ default: (await import('./CostRows.tsx')).CostRows })));

/** The costs of a comparison, loaded when they are first shown. */
export const LateCostRows = (props: ComponentProps<typeof Shown>) => (
  <Suspense fallback={<Bone height={160} />}>
    <CostRows {...props} />
  </Suspense>
);
