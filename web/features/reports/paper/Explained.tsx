export { Explained, ExplainingContext } from '#web/explain/Explained.tsx';
export type { FigureRef } from '#web/explain/model.ts';
