import Drawer from 'antd/es/drawer';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExplainingContext } from '#web/domain/explained/Explained.tsx';
import type { ShownFigure } from '#web/domain/explained/figure.ts';
import { TableSkeleton } from '#web/kit/ui/state/Skeletons.tsx';
import { loadChunk } from '#web/platform/api/loadChunk.ts';
import type { MonthCostProps } from './MonthCost.tsx';

const MonthCost = lazy(loadChunk(async () => ({ default: (await import('./MonthCost.tsx')).MonthCost })));

const WIDTH = 380;

type ExplainedYearProps = Pick<MonthCostProps, 'unit' | 'category' | 'withSimulated'> & {
  readonly children: ReactNode;
};

/** A year whose monthly costs are each explained in a drawer over it. */
export const ExplainedYear = ({ children, ...of }: ExplainedYearProps) => {
  const { t } = useTranslation();
  const [shown, setShown] = useState<ShownFigure>();
  const explaining = useMemo(() => ({ shown, explain: setShown }), [shown]);
  const close = () => setShown(undefined);
  return (
    <ExplainingContext value={explaining}>
      {children}
      <Drawer
        aria-label={t('explain.title')}
        size={WIDTH}
        open={shown !== undefined}
        closable={false}
        destroyOnHidden
        styles={{ body: { padding: 0 } }}
        onClose={close}
      >
        {shown?.year != null && shown.month != null && (
          <Suspense fallback={<TableSkeleton />}>
            <MonthCost {...of} year={shown.year} month={shown.month} onClose={close} />
          </Suspense>
        )}
      </Drawer>
    </ExplainingContext>
  );
};
