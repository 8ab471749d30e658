import { Mix } from '@ant-design/charts';
import { Renderer } from '@antv/g-svg';
import { type ComponentProps, useMemo } from 'react';
import { useIsDark } from '#web/kit/ui/hooks/useMedia.ts';

type MixProps = ComponentProps<typeof Mix>;

/** What is drawn: a Mix chart of @ant-design/charts without what Drawing itself sets. */
export type ChartSpec = Omit<MixProps, 'height' | 'width' | 'renderer'>;

interface DrawingProps {
  readonly height: number;
  readonly width?: number | undefined;
  /** Kept with useMemo by the caller: another spec is another chart. */
  readonly spec: ChartSpec;
}

let drawn = 0;

/**
 * Draws a Mix chart as SVG on the card's own ground, without animation, legend or tooltip unless the spec asks. The
 * library compares its options deeply on update and hangs on a renderer in use, so a chart is created anew instead of updated.
 */
export const Drawing = ({ height, width, spec }: DrawingProps) => {
  const type = useIsDark() ? 'classicDark' : 'classic';
  return useMemo(() => {
    const base: MixProps = {
      height,
      ...(width === undefined ? { autoFit: true } : { width, autoFit: false }),
      renderer: new Renderer(),
      animate: false,
      legend: false,
      tooltip: false,
      theme: { type, view: { viewFill: 'transparent' } },
    };
    return <Mix key={drawn++} {...base} {...spec} />;
  }, [height, width, spec, type]);
};
