import { Mix } from '@ant-design/charts';
import { Renderer } from '@antv/g-svg';
import { type ComponentProps, useMemo } from 'react';
import { useIsDark } from '../hooks/useMedia.ts';

type MixProps = ComponentProps<typeof Mix>;

interface DrawingProps {
  readonly height: number;
  readonly width?: number;
  readonly spec: Omit<MixProps, 'height' | 'width'>;
}

/** Draws a Mix chart as SVG on the card's own ground, without animation, legend or tooltip unless the spec asks. */
export const Drawing = ({ height, width, spec }: DrawingProps) => {
  const renderer = useMemo(() => new Renderer(), []);
  const type = useIsDark() ? 'classicDark' : 'classic';
  const base: MixProps = {
    height,
    ...(width === undefined ? { autoFit: true } : { width, autoFit: false }),
    renderer,
    animate: false,
    legend: false,
    tooltip: false,
    theme: { type, view: { viewFill: 'transparent' } },
  };
  return <Mix {...base} {...spec} />;
};
