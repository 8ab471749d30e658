import { type ComponentProps, lazy, Suspense } from 'react';
import { loadChunk } from '#web/platform/api/loadChunk.ts';
import { loadTexts } from '#web/platform/locales/i18n.ts';
import type { SetupCard as Card } from './SetupCard.tsx';

const SetupCard = lazy(
  loadChunk(async () => {
    const [{ SetupCard: card }] = await Promise.all([import('./SetupCard.tsx'), loadTexts('setup')]);
    return { default: card };
  }),
);

/** The set-up card, loaded when it is first shown: few units need it. */
export const LateSetupCard = (props: ComponentProps<typeof Card>) => (
  <Suspense fallback={null}>
    <SetupCard {...props} />
  </Suspense>
);
