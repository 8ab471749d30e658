import { type ComponentProps, lazy, Suspense } from 'react';
import { Bone } from '#web/kit/ui/state/Skeletons.tsx';
import { loadChunk } from '#web/platform/api/loadChunk.ts';
import { loadTexts } from '#web/platform/locales/i18n.ts';
import type { Net as Shown } from './Net.tsx';

const Net = lazy(
  loadChunk(async () => {
    const [{ Net: net }] = await Promise.all([import('./Net.tsx'), loadTexts('net')]);
    return { default: net };
  }),
);

/** What expected absence leaves of a cell's supply, loaded when it is first shown. */
export const LateNet = (props: ComponentProps<typeof Shown>) => (
  <Suspense fallback={<Bone height={120} />}>
    <Net {...props} />
  </Suspense>
);
