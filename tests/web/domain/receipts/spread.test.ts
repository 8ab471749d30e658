import { describe, expect, it } from 'vitest';
import { cellOf } from '#web/domain/receipts/cells.ts';
import { spreadOf } from '#web/domain/receipts/lines.ts';
import { netGraphRows, netGroups } from '#web/domain/receipts/rows.ts';
import { detailCells, meanOf, roomOf } from '#web/features/overview/detail/cells.ts';
import { first, later, receipt } from '../../features/overview/places.ts';

const net = (risk: number | null) => ({ netSupply: 9, netDiff: -1.2, risk, netLow: 8.25, netHigh: 9.75 });

const riskRow = netGraphRows(first, 'risk').find(({ key }) => key === 'risk')!;

describe('the spread of a net supply', () => {
  it('is that of this week and later ones, of which absence is assumed', () => {
    const weeks = [receipt(later(-1), 0, net(0)), receipt(first, 0, net(0)), receipt(later(1), 0)];
    expect(spreadOf(weeks, first)).toEqual([{ index: 1, low: 8.25, high: 9.75 }]);
  });
});

describe('the risk of a shortage below a graph', () => {
  const weeks = [
    receipt(later(-1), 0, net(0.9)),
    receipt(first, 0, net(0.2642)),
    receipt(later(1), 0, net(0.494)),
    receipt(later(2), 0, net(0.495)),
    receipt(later(3), 0, net(null)),
  ];

  it('is in whole percent, and marked where a shortage is as likely as none', () => {
    expect(
      detailCells(riskRow, weeks, roomOf([riskRow], weeks, false)).map(({ text, marked }) => [text, marked]),
    ).toEqual([
      ['–', false],
      ['26', false],
      ['49', false],
      ['50', true],
      ['–', false],
    ]);
    expect(meanOf(riskRow, weeks)).toBeCloseTo(125 / 3);
  });

  it('stands in the table of a plan too, without decimals', () => {
    const row = netGroups(first)[0]?.rows.find(({ key }) => key === 'risk');
    expect(cellOf(row!, weeks[1]!).text).toBe('26');
  });

  it('stands below the net and the gross difference, which is red from the limit of a shortage on', () => {
    expect(netGraphRows(first, 'highestRisk').map(({ key }) => key)).toEqual([
      ...['demand', 'supply', 'absent', 'netSupply', 'netDiff', 'grossDiff', 'highestRisk', 'budget', 'diffBudget'],
    ]);
    const gross = netGraphRows(first, 'risk').find(({ key }) => key === 'grossDiff')!;
    expect([-0.44, -0.45].map((diff) => cellOf(gross, receipt(first, diff)).negative)).toEqual([false, true]);
  });
});
