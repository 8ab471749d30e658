import styles from './Drawing.module.css';

/** A row of a tooltip: what a figure is of, the figure as text, and the token that it is drawn in. */
interface TooltipItem {
  readonly name: string;
  readonly value: string;
  readonly color?: string | undefined;
}

interface TooltipData {
  readonly title: string;
  readonly items: readonly TooltipItem[];
}

const element = (tag: string, ...children: readonly (string | Node)[]): HTMLElement => {
  const made = document.createElement(tag);
  made.append(...children);
  return made;
};

const sample = (color: string): HTMLElement => {
  const made = element('i');
  made.style.background = color;
  return made;
};

/** Names are written as text: they are typed by accounts, and the library would read markup in them. */
const contentOf = ({ title, items }: TooltipData): HTMLElement => {
  const rows = items.flatMap(({ name, value, color }) => [
    element('dt', ...(color === undefined ? [] : [sample(color)]), name),
    element('dd', value),
  ]);
  const content = element('div', element('p', title), element('dl', ...rows));
  content.className = styles.tip ?? '';
  return content;
};

/** The tooltip of every chart: all figures of the column or month under the pointer, in the colours of the theme. */
export const tooltip = {
  shared: true,
  offset: [12, 12],
  render: (_event: unknown, data: TooltipData): HTMLElement => contentOf(data),
  css: { '.g2-tooltip': { padding: '0', background: 'none', 'box-shadow': 'none', visibility: 'visible' } },
};
