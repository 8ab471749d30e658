import Table from 'antd/es/table';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';

const columns = Array.from({ length: 12 }, (_, index) => ({
  key: index,
  dataIndex: `c${index}`,
  title: `Kolumn ${index}`,
}));

const rowsFrom = (first: number) =>
  Array.from({ length: 60 }, (_, row) => ({
    key: row,
    ...Object.fromEntries(columns.map(({ dataIndex }, column) => [dataIndex, `${first + row * column}`])),
  }));

let root: Root | undefined;
let update: (first: number) => void = () => undefined;

const AntdTable = () => {
  const [first, setFirst] = useState(0);
  update = setFirst;
  return <Table size="small" pagination={false} columns={columns} dataSource={rowsFrom(first)} />;
};

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Renders the table anew, until its frame is drawn. */
const mount = async (): Promise<void> => {
  root?.unmount();
  root = createRoot(document.querySelector('main') ?? document.body);
  root.render(<AntdTable />);
  await nextFrame();
};

/** What the benchmarks call in the reference page. */
export interface ReferencePage {
  /** Milliseconds from rendering the table anew to its frame. */
  readonly paint: () => Promise<number>;
  /** Other figures in every cell, until their frame is drawn. */
  readonly change: (first: number) => Promise<void>;
}

declare global {
  var reference: ReferencePage;
}

globalThis.reference = {
  paint: async () => {
    const began = performance.now();
    await mount();
    return performance.now() - began;
  },
  change: (first) => {
    update(first);
    return nextFrame();
  },
};
void mount();
