import Drawer from 'antd/es/drawer';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExplainingContext } from '#web/domain/explained/Explained.tsx';
import type { ShownFigure } from '#web/domain/explained/figure.ts';
import { useIsPhone } from '#web/kit/ui/hooks/useMedia.ts';
import { TableSkeleton } from '#web/kit/ui/state/Skeletons.tsx';

const WIDTH = 380;

interface FigureDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What explains a figure, in a drawer over the screen; on a phone it is all of it. */
export const FigureDrawer = ({ isOpen, onClose, children }: FigureDrawerProps) => {
  const { t } = useTranslation();
  const phone = useIsPhone();
  return (
    <Drawer
      aria-label={t('explain.title')}
      size={phone ? '100%' : WIDTH}
      open={isOpen}
      closable={false}
      destroyOnHidden
      styles={{ body: { padding: 0 } }}
      onClose={onClose}
    >
      <Suspense fallback={<TableSkeleton />}>{children}</Suspense>
    </Drawer>
  );
};

interface ExplainingDrawerProps {
  /** Whether figures can be explained. */
  readonly isReady?: boolean;
  /** What explains a figure; nothing where it cannot be. */
  readonly explained: (figure: ShownFigure, close: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Figures that are each explained in a drawer over them. */
export const ExplainingDrawer = ({ isReady = true, explained, children }: ExplainingDrawerProps) => {
  const [shown, setShown] = useState<ShownFigure>();
  const explaining = useMemo(() => (isReady ? { shown, explain: setShown } : undefined), [isReady, shown]);
  const close = () => setShown(undefined);
  return (
    <ExplainingContext value={explaining}>
      {children}
      <FigureDrawer isOpen={shown !== undefined} onClose={close}>
        {shown && explained(shown, close)}
      </FigureDrawer>
    </ExplainingContext>
  );
};
