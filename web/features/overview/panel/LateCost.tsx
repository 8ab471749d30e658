import { type ComponentProps, lazy, Suspense } from 'react';
import { Bone } from '#web/kit/ui/state/Skeletons.tsx';
import { loadChunk } from '#web/platform/api/loadChunk.ts';
import type { WeekCost as Shown } from './cost/WeekCost.tsx';

const WeekCost = lazy(loadChunk(async () => ({ default: (await import('./cost/WeekCost.tsx')).WeekCost })));

/** What a cell's week costs, loaded when it is first shown. */
export const LateCost = (props: ComponentProps<typeof Shown>) => (
  <Suspense fallback={<Bone height={84} />}>
    <WeekCost {...props} />
  </Suspense>
);
