import { useMemo } from 'react';
import { Chart } from './Chart.tsx';
import { type ColumnsLayout, columnsSpec } from './columns.ts';

interface ColumnChartProps {
  /** The text alternative: what the chart shows, and where a table has the same figures. */
  readonly description: string;
  /** In px. */
  readonly width: number;
  readonly height: number;
  readonly layout: ColumnsLayout;
}

/** Columns of the chart library, drawn anew when anything of the layout is another. */
export const ColumnChart = ({ description, width, height, layout }: ColumnChartProps) => {
  const text = JSON.stringify(layout);
  const spec = useMemo(() => columnsSpec(JSON.parse(text) as ColumnsLayout), [text]);
  return <Chart description={description} width={width} height={height} spec={spec} />;
};
