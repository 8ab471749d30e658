import { DuckDBInstance } from '@duckdb/node-api';
import type { CategoryPlan } from '#shared/calculation/index.ts';
import { weekdays } from '#shared/model/demand.ts';
import { dayNumber } from '#shared/time/day.ts';

/** A week of a category as SQL reckons it, in services and shifts. */
export interface Balance {
  readonly category: number;
  /** Day number of its Monday. */
  readonly week: number;
  readonly demand: number | null;
  readonly supply: number;
  readonly contractors: number;
  readonly substitutes: number;
  readonly budget: number | null;
  readonly diff: number | null;
  readonly working: number;
  readonly weekendShifts: number;
  readonly nightShifts: number;
}

const forever = 1_000_000;
const lastOf = (end: string | null): number => (end === null ? forever : dayNumber(end));

/** Minutes of a shift without its break; the peer's rows have no blank times and no duty. */
const length = (start: number, end: number, rest: number): number => end - start + (end <= start ? 1440 : 0) - rest;

type Cell = number | boolean;

const rowsOf = (plans: readonly CategoryPlan[]) => {
  const tables: Record<string, Cell[][]> = { fulltime: [], measure: [], wanted: [], period: [], budget: [] };
  plans.forEach((plan, category) => {
    for (const { start, end, workingHours, workingMinutes } of plan.periods)
      tables.fulltime!.push([category, dayNumber(start), lastOf(end), workingHours * 60 + workingMinutes]);
    plan.shifts.forEach(({ periods }, shift) => {
      for (const { start, end, type, ...measures } of periods)
        tables.measure!.push([
          ...[category, shift, dayNumber(start), lastOf(end)],
          type === 'ExtraHours' ? (measures.extraHours ?? 0) * 60 + (measures.extraMinutes ?? 0) : 0,
          type === 'Rotation' ? (measures.weeks ?? 0) / (measures.nights ?? 1) : 0,
          type === 'Other',
          (measures.newWorkingHours ?? 0) * 60 + (measures.newWorkingMinutes ?? 0),
        ]);
    });
    for (const { start, end, shiftDemands } of plan.demands)
      for (const row of shiftDemands)
        weekdays.forEach((weekday, index) => {
          const isWeekend = (index === 5 && row.satShift) || (index === 6 && row.sunShift);
          const minutes = isWeekend
            ? length(row.wkndStartHour! * 60, row.wkndEndHour! * 60, row.wkndBreakMinutes ?? 0)
            : length(row.startHour! * 60, row.endHour! * 60, row.breakMinutes ?? 0);
          const shift = plan.shifts.findIndex(({ id }) => id === row.shiftId);
          const staff = Number(row[weekday].replace(',', '.')) * 100;
          tables.wanted!.push([category, shift, dayNumber(start), lastOf(end), index, staff, minutes]);
        });
    plan.assets.forEach(({ periods }, asset) => {
      for (const period of periods)
        tables.period!.push([
          ...[category, asset, dayNumber(period.start), lastOf(period.end), Math.round(period.workRate * 1e4)],
          ...[period.isFillIn, period.isContractor, period.weekendRate * 100, period.nightRate * 100],
        ]);
    });
    for (const { start, end, budget } of plan.budget)
      tables.budget!.push([category, dayNumber(start), lastOf(end), budget * 100]);
  });
  return tables;
};

const columns: Readonly<Record<string, string>> = {
  fulltime: 'category INT, first INT, last INT, minutes INT',
  measure: 'category INT, shift INT, first INT, last INT, extra INT, share DOUBLE, other BOOL, own INT',
  wanted: 'category INT, shift INT, first INT, last INT, weekday INT, staff INT, minutes INT',
  period:
    'category INT, asset INT, first INT, last INT, rate INT, fillin BOOL, contractor BOOL, weekend INT, night INT',
  budget: 'category INT, first INT, last INT, amount INT',
};

/** shared/calculation/README.md 3 to 5, by day for demand and budget, by overlap for supply. */
const balance = (from: number, weeks: number): string => `
WITH week AS (SELECT ${from} + 7 * range AS monday FROM range(${weeks})),
day AS (SELECT monday, monday + range AS d, range AS weekday FROM week, range(7)),
category AS (SELECT DISTINCT category FROM fulltime),
measured AS (
  SELECT w.category, day.monday,
    CASE WHEN m.other THEN w.staff * (w.minutes + m.extra) / m.own
         ELSE (w.staff * (w.minutes + m.extra) + w.staff * m.share * greatest(f.minutes - m.own, 0)) / f.minutes
    END AS services
  FROM day
  JOIN wanted w ON w.weekday = day.weekday AND day.d BETWEEN w.first AND w.last
  JOIN fulltime f ON f.category = w.category AND day.d BETWEEN f.first AND f.last
  JOIN measure m ON m.category = w.category AND m.shift = w.shift AND day.d BETWEEN m.first AND m.last),
demand AS (SELECT category, monday, sum(services) / 100 AS demand FROM measured GROUP BY ALL),
money AS (
  SELECT b.category, day.monday, sum(b.amount) / 700 AS budget
  FROM day JOIN budget b ON day.d BETWEEN b.first AND b.last GROUP BY ALL),
present AS (
  SELECT p.*, week.monday, least(p.last, week.monday + 6) - greatest(p.first, week.monday) + 1 AS days
  FROM period p JOIN week ON p.first <= week.monday + 6 AND p.last >= week.monday),
staff AS (
  SELECT category, monday, sum(rate * days) / 70000 AS supply,
    coalesce(sum(rate * days) FILTER (contractor), 0) / 70000 AS contractors,
    coalesce(sum(rate * days) FILTER (fillin), 0) / 70000 AS substitutes,
    count(DISTINCT asset) FILTER (rate > 0) AS working,
    coalesce(sum(weekend * days) FILTER (rate > 0), 0) / 700 AS weekend,
    coalesce(sum(night * days) FILTER (rate > 0), 0) / 700 AS night
  FROM present GROUP BY ALL)
SELECT category, monday AS week, demand, coalesce(supply, 0) AS supply, coalesce(contractors, 0) AS contractors,
  coalesce(substitutes, 0) AS substitutes, budget, coalesce(supply, 0) - demand AS diff,
  coalesce(working, 0) AS working, coalesce(weekend, 0) AS "weekendShifts", coalesce(night, 0) AS "nightShifts"
FROM category CROSS JOIN week LEFT JOIN demand USING (category, monday) LEFT JOIN money USING (category, monday)
LEFT JOIN staff USING (category, monday) ORDER BY category, week`;

/** DuckDB with a unit's rows in memory, and its weekly balance as one prepared statement. */
export const duckOf = async (plans: readonly CategoryPlan[], start: string, weeks: number) => {
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  for (const [table, rows] of Object.entries(rowsOf(plans))) {
    await connection.run(`CREATE TABLE ${table} (${columns[table]})`);
    await connection.run(`INSERT INTO ${table} VALUES ${rows.map((row) => `(${row.join(', ')})`).join(', ')}`);
  }
  const statement = await connection.prepare(balance(dayNumber(start), weeks));
  return {
    balance: async (): Promise<Balance[]> => {
      const rows = (await statement.runAndReadAll()).getRowObjectsJS();
      return rows.map((row) => {
        const numbers = Object.entries(row).map(([name, value]) => [name, value === null ? null : Number(value)]);
        return Object.fromEntries(numbers) as Balance;
      });
    },
    stop: () => connection.closeSync(),
  };
};
