import Drawer from 'antd/es/drawer';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExplainingContext } from '#web/domain/explained/Explained.tsx';
import type { ShownFigure } from '#web/domain/explained/figure.ts';
import { useIsPhone } from '#web/kit/ui/hooks/useMedia.ts';
import { TableSkeleton } from '#web/kit/ui/state/Skeletons.tsx';

const WIDTH = 380;

interface ExplainingDrawerProps {
  /** Whether figures can be explained. */
  readonly isReady?: boolean;
  /** What explains a figure; nothing where it cannot be. */
  readonly explained: (figure: ShownFigure, close: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Figures that are each explained in a drawer over them. */
export const ExplainingDrawer = ({ isReady = true, explained, children }: ExplainingDrawerProps) => {
  const { t } = useTranslation();
  const phone = useIsPhone();
  const [shown, setShown] = useState<ShownFigure>();
  const explaining = useMemo(() => (isReady ? { shown, explain: setShown } : undefined), [isReady, shown]);
  const close = () => setShown(undefined);
  return (
    <ExplainingContext value={explaining}>
      {children}
      <Drawer
        aria-label={t('explain.title')}
        size={phone ? '100%' : WIDTH}
        open={shown !== undefined}
        closable={false}
        destroyOnHidden
        styles={{ body: { padding: 0 } }}
        onClose={close}
      >
        <Suspense fallback={<TableSkeleton />}>{shown && explained(shown, close)}</Suspense>
      </Drawer>
    </ExplainingContext>
  );
};
