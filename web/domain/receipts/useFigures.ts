import { useCallback, useState } from 'react';
import { browserStorage } from '#web/platform/browser/storage.ts';

/** What the figures of a map are: the difference as planned, or less the expected absence, or the risk of a shortage. */
export const figureKinds = ['gross', 'net', 'risk'] as const;
export type FigureKind = (typeof figureKinds)[number];

const KEY = 'figures';

const kept = (): FigureKind => figureKinds.find((kind) => kind === browserStorage.getItem(KEY)) ?? 'gross';

/** The choice of gross, net or risk, which this browser remembers for all screens. */
export const useFigures = (): readonly [FigureKind, (kind: FigureKind) => void] => {
  const [chosen, setChosen] = useState(kept);
  const choose = useCallback((kind: FigureKind) => {
    browserStorage.setItem(KEY, kind);
    setChosen(kind);
  }, []);
  return [chosen, choose];
};
