import Table from 'antd/es/table';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

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

let update: (first: number) => void = () => undefined;

const AntdTable = () => {
  const [first, setFirst] = useState(0);
  update = setFirst;
  return <Table size="small" pagination={false} columns={columns} dataSource={rowsFrom(first)} />;
};

const mount = () => createRoot(document.querySelector('main') ?? document.body).render(<AntdTable />);

declare global {
  /** Shows other figures in every cell, until their frame is drawn. */
  var changeTable: (first: number) => Promise<void>;
}

globalThis.changeTable = (first) => {
  update(first);
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
};

// At this address the table is drawn by a click, as a tab is.
if (location.pathname === '/click') document.querySelector('a')?.addEventListener('click', mount, { once: true });
else mount();
