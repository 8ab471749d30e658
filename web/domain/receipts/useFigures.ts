import { figuresKey } from '#web/platform/api/personal.ts';
import { keptChoice, useKeptChoice } from '#web/platform/api/useKeptChoice.ts';

/** What the figures of a map are: the difference as planned, or less the expected absence, or the risk of a shortage. */
export const figureKinds = ['gross', 'net', 'risk'] as const;
export type FigureKind = (typeof figureKinds)[number];

/** What an account looks at in this browser. */
export const keptFigures = (username: string): FigureKind => keptChoice(figuresKey(username), figureKinds);

/** The choice of gross, net or risk, which this browser keeps for all screens of the account. */
export const useFigures = (): readonly [FigureKind, (kind: FigureKind) => void] =>
  useKeptChoice(figuresKey, figureKinds);
