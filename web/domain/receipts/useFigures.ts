import { useCallback, useState } from 'react';
import { session } from '#web/platform/api/live.ts';
import { figuresKey, keepPersonal } from '#web/platform/api/personal.ts';
import { useSignal } from '#web/platform/api/useSignal.ts';
import { browserStorage } from '#web/platform/browser/storage.ts';

/** What the figures of a map are: the difference as planned, or less the expected absence, or the risk of a shortage. */
export const figureKinds = ['gross', 'net', 'risk'] as const;
export type FigureKind = (typeof figureKinds)[number];

/** What an account looks at in this browser. */
export const keptFigures = (username: string): FigureKind =>
  figureKinds.find((kind) => JSON.stringify(kind) === browserStorage.getItem(figuresKey(username))) ?? 'gross';

/** The choice of gross, net or risk, which this browser keeps for all screens of the account. */
export const useFigures = (): readonly [FigureKind, (kind: FigureKind) => void] => {
  const username = useSignal(session)?.username ?? '';
  const [chosen, setChosen] = useState(() => keptFigures(username));
  const choose = useCallback(
    (kind: FigureKind) => {
      keepPersonal(figuresKey(username), kind);
      setChosen(kind);
    },
    [username],
  );
  return [chosen, choose];
};
