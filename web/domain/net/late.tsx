import { type ComponentProps, lazy, Suspense } from 'react';
import { Bone } from '#web/kit/ui/state/Skeletons.tsx';
import { loadChunk } from '#web/platform/api/loadChunk.ts';
import { loadTexts } from '#web/platform/locales/i18n.ts';
import type { CategoryNet } from './CategoryNet.tsx';
import type { UnitNet } from './UnitNet.tsx';

const Category = lazy(
  loadChunk(async () => {
    const [{ CategoryNet: shown }] = await Promise.all([import('./CategoryNet.tsx'), loadTexts('net')]);
    return { default: shown };
  }),
);
const Unit = lazy(
  loadChunk(async () => {
    const [{ UnitNet: shown }] = await Promise.all([import('./UnitNet.tsx'), loadTexts('net')]);
    return { default: shown };
  }),
);

/** `CategoryNet`, loaded when it is first shown. */
export const LateCategoryNet = (props: ComponentProps<typeof CategoryNet>) => (
  <Suspense fallback={<Bone height={64} />}>
    <Category {...props} />
  </Suspense>
);

/** `UnitNet`, loaded when it is first shown. */
export const LateUnitNet = (props: ComponentProps<typeof UnitNet>) => (
  <Suspense fallback={<Bone height={120} />}>
    <Unit {...props} />
  </Suspense>
);
