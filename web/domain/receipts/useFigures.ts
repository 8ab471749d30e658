import { useCallback, useState } from 'react';
import { browserStorage } from '#web/platform/browser/storage.ts';

/** Which supply the figures of a screen are of: as planned, or less the expected absence. */
export const figureKinds = ['gross', 'net'] as const;
export type FigureKind = (typeof figureKinds)[number];

const KEY = 'figures';

const kept = (): FigureKind => figureKinds.find((kind) => kind === browserStorage.getItem(KEY)) ?? 'gross';

/** The choice of gross or net, which this browser remembers for all screens. */
export const useFigures = (): readonly [FigureKind, (kind: FigureKind) => void] => {
  const [chosen, setChosen] = useState(kept);
  const choose = useCallback((kind: FigureKind) => {
    browserStorage.setItem(KEY, kind);
    setChosen(kind);
  }, []);
  return [chosen, choose];
};
