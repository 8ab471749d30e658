import { tidy } from '#shared/quantity/tidy.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { demandOf } from './demand.ts';
import type { CategoryPlan } from './input.ts';
import { shareOn } from './netSupply.ts';
import { type ReadPlan, readPlan } from './readPlan.ts';
import { SHORT } from './shortage.ts';
import { count, type Days, daysOf, sharedDays } from './span.ts';
import { steadyRuns } from './steadyRuns.ts';
import { type Supply, supplyOf } from './supply.ts';

const HUNDREDTHS = 100;
/** From ten-thousandths of a work rate to hundredths. */
const RATE_TO_HUNDREDTHS = 100;
/** What the binary error of a demand and a supply in hundredths stays below. */
const NOISE = 1e-7;
/** A probability that changes no sum of probabilities. */
const NEGLIGIBLE = 1e-17;
/** The error of a sum of probabilities. */
const PROBABILITY_NOISE = 1e-12;
/** The band holds eight weeks of ten. */
const LOW = 0.1;
const HIGH = 0.9;
/** Of a mean, beyond which less lies than beyond the band. */
const DEVIATIONS = 3.01;

/** A category in one week: who may be absent, and what is needed (README.md 16). */
export interface RiskInput {
  /** The rates of own staff and substitutes in hundredths. */
  readonly rates: readonly number[];
  /** The probability that one of them is absent the whole week. */
  readonly share: number;
  /** Services of contractors, who are there. */
  readonly contractors: number;
  readonly demand: number | null;
}

/** What the distribution of one week says. */
export interface WeekRisk {
  /** The probability of a shortage; null without demand. */
  readonly risk: number | null;
  /** The band of eight weeks of ten, in services. */
  readonly low: number;
  readonly high: number;
}

const sumOf = (rates: readonly number[]): number => rates.reduce((sum, rate) => sum + rate, 0);

/** How many of the rates are equal, the rarest first: sums of few values are made before those of many. */
const groupsOf = (rates: readonly number[]): readonly (readonly [rate: number, count: number])[] => {
  const counts = new Map<number, number>();
  for (const rate of rates) counts.set(rate, (counts.get(rate) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => one - other);
};

/** Probabilities that 0, 1, … of so many are absent, as far as they are anything to the sum of them. */
const binomial = (count: number, share: number): readonly number[] => {
  const odds = share / (1 - share);
  let probability = (1 - share) ** count;
  const probabilities = [probability];
  for (let absent = 1; absent <= count; absent++) {
    probability *= (odds * (count - absent + 1)) / absent;
    if (probability < NEGLIGIBLE && absent > count * share) break;
    probabilities.push(probability);
  }
  return probabilities;
};

/** Where distributions are made: thousands a second are, and an array for each would keep the collector of garbage at work. */
let scratch = new Float64Array(4096);

/** Probabilities of 0, 1, … `limit` hundredths of a service being absent, by convolution over the groups of equal rates; until it is called again. */
const absentProbabilities = (rates: readonly number[], share: number, limit: number): Float64Array => {
  if (scratch.length <= limit) scratch = new Float64Array(2 * limit + 1);
  const probabilities = scratch.subarray(0, limit + 1).fill(0);
  probabilities[0] = 1;
  let reached = 0;
  for (const [rate, count] of groupsOf(rates)) {
    const ofGroup = binomial(count, share);
    // From above: what is added to lies behind.
    for (let absent = reached; absent >= 0; absent--) {
      const probability = probabilities[absent]!;
      if (probability < NEGLIGIBLE) continue;
      probabilities[absent] = probability * ofGroup[0]!;
      const most = Math.min(ofGroup.length - 1, Math.floor((limit - absent) / rate));
      for (let more = 1; more <= most; more++) probabilities[absent + more * rate]! += probability * ofGroup[more]!;
    }
    reached = Math.min(limit, reached + rate * (ofGroup.length - 1));
  }
  return probabilities;
};

/** How many hundredths may be absent without a shortage: below 0 there is one with everybody there. */
const marginOf = ({ rates, contractors }: RiskInput, demand: number): number =>
  sumOf(rates) - Math.ceil((demand + SHORT - contractors) * HUNDREDTHS - NOISE);

/** Hundredths that hold more than 0.9 of the probability for certain, by Cantelli's inequality: at most 1/(1 + d²) lies beyond d deviations. */
const beyondBand = (rates: readonly number[], share: number): number => {
  const mean = sumOf(rates) * share;
  const variance = rates.reduce((sum, rate) => sum + rate * rate, 0) * share * (1 - share);
  return Math.ceil(mean + DEVIATIONS * Math.sqrt(variance));
};

/** The least absence of which so much or less has more than the probability. */
const leastAbove = (probabilities: Float64Array, probability: number): number => {
  const enough = probability + PROBABILITY_NOISE;
  // Not `findIndex`: this is read for every week of every category.
  let sum = 0;
  for (let absent = 0; absent < probabilities.length; absent++) {
    sum += probabilities[absent]!;
    if (sum > enough) return absent;
  }
  return probabilities.length - 1;
};

/** The probability that more is absent than the margin. */
const riskBeyond = (probabilities: Float64Array, margin: number, most: number): number => {
  if (margin < 0) return 1;
  if (margin >= most) return 0;
  let sum = 0;
  for (let absent = 0; absent <= margin; absent++) sum += probabilities[absent]!;
  return Math.min(1, Math.max(0, tidy(1 - sum)));
};

/** The risks of weeks with the same staff and probability, which one convolution gives. */
const risksOfSteady = (weeks: readonly RiskInput[]): readonly WeekRisk[] => {
  const [first] = weeks;
  if (!first) return [];
  const { rates, share } = first;
  const most = sumOf(rates);
  const margins = weeks.map((week) => (week.demand === null ? null : marginOf(week, week.demand)));
  const needed = Math.max(beyondBand(rates, share), ...margins.map((margin) => margin ?? 0));
  const probabilities = absentProbabilities(rates, share, Math.min(most, needed));
  const lowest = most - leastAbove(probabilities, HIGH);
  const highest = most - leastAbove(probabilities, LOW);
  return weeks.map(({ contractors }, index) => {
    const margin = margins[index] ?? null;
    return {
      risk: margin === null ? null : riskBeyond(probabilities, margin, most),
      low: tidy(lowest / HUNDREDTHS + contractors),
      high: tidy(highest / HUNDREDTHS + contractors),
    };
  });
};

/** The risk of a shortage in one week, and the band of eight weeks of ten (README.md 16). */
export const riskOf = (week: RiskInput): WeekRisk => risksOfSteady([week])[0]!;

/** The own staff and substitutes, in services, with which the risk of a shortage is at most `risk`; null without demand. */
export const neededFor = (week: RiskInput, risk: number): number | null => {
  const { rates, share, demand } = week;
  if (demand === null) return null;
  const most = sumOf(rates);
  const probabilities = absentProbabilities(rates, share, most);
  let beyond = 1;
  const absent = probabilities.findIndex((one) => {
    beyond -= one;
    return beyond <= risk + PROBABILITY_NOISE;
  });
  const more = Math.max(0, (absent < 0 ? most : absent) - marginOf(week, demand));
  return (most + more) / HUNDREDTHS;
};

/** The part of a distribution between two differences of supply and demand, in services; `to` is not part of it. */
interface RiskBar {
  readonly from: number;
  readonly to: number;
  readonly probability: number;
  readonly isShort: boolean;
}

/** Hundredths of a service that a bar is wide. */
const BAR = 25;
/** Bars at either end with less than this are left out. */
const SHOWN = 0.0005;

/** The distribution of supply less demand in bars, of which the short ones add up to the risk; none without demand. */
export const riskBars = (week: RiskInput): readonly RiskBar[] => {
  const { rates, share, demand } = week;
  if (demand === null) return [];
  const most = sumOf(rates);
  const margin = marginOf(week, demand);
  const sums = new Map<number, number>();
  absentProbabilities(rates, share, most).forEach((probability, absent) => {
    const bar = Math.floor((margin - absent) / BAR);
    sums.set(bar, (sums.get(bar) ?? 0) + probability);
  });
  const shown = [...sums].filter(([, probability]) => probability >= SHOWN).map(([bar]) => bar);
  const first = Math.min(...shown);
  return Array.from({ length: Math.max(...shown) - first + 1 }, (_, index) => {
    const from = tidy(SHORT + ((first + index) * BAR) / HUNDREDTHS);
    return {
      from,
      to: tidy(from + BAR / HUNDREDTHS),
      probability: sums.get(first + index) ?? 0,
      isShort: first + index < 0,
    };
  });
};

/** The mean rate of an own or substitute asset over some days, in hundredths, rounded half up. */
const rateIn = (asset: ReadPlan['assets'][number], days: Days): number => {
  let sum = 0;
  for (const span of asset) if (!span.value.isContractor) sum += span.value.workRate * sharedDays(span, days);
  return Math.round(sum / (count(days) * RATE_TO_HUNDREDTHS));
};

/** By week the rates of those who may be absent. */
const ratesOfWeeks = ({ assets }: Pick<ReadPlan, 'assets'>, weeks: readonly Days[]): readonly (readonly number[])[] => {
  const rates: number[][] = weeks.map(() => []);
  for (const asset of assets)
    for (const { first, end } of steadyRuns(asset, weeks)) {
      const rate = rateIn(asset, weeks[first]!);
      if (rate > 0) for (let week = first; week < end; week++) rates[week]!.push(rate);
    }
  return rates;
};

const isSteady = (one: RiskInput, other: RiskInput): boolean =>
  one.share === other.share &&
  one.rates.length === other.rates.length &&
  one.rates.every((rate, index) => rate === other.rates[index]);

/** What the risk of each of the consecutive weeks is made of; none where nothing is assumed of absence. */
export const riskInputs = (
  read: Pick<ReadPlan, 'assets' | 'absence'>,
  weeks: readonly Days[],
  supply: readonly Pick<Supply, 'contractorWorkRateSum'>[],
  demand: readonly { readonly services: number | null }[],
): readonly RiskInput[] => {
  const { absence } = read;
  if (!absence) return [];
  const thursday = 3;
  return ratesOfWeeks(read, weeks).map((rates, index) => ({
    rates,
    share: shareOn(absence, weeks[index]!.from + thursday),
    contractors: supply[index]!.contractorWorkRateSum,
    demand: demand[index]!.services,
  }));
};

/** The risk of each of the consecutive weeks; weeks with the same staff share one convolution. */
export const risksOf = (weeks: readonly RiskInput[]): readonly WeekRisk[] => {
  const risks: WeekRisk[] = [];
  let first = 0;
  for (let next = 1; next <= weeks.length; next++) {
    const week = weeks[next];
    if (week && isSteady(week, weeks[first]!)) continue;
    risks.push(...risksOfSteady(weeks.slice(first, next)));
    first = next;
  }
  return risks;
};

/** What the risk of one week is made of; undefined where nothing is assumed of absence. `monday` is that of the week. */
export const weekRiskInput = (plan: CategoryPlan, monday: Day): RiskInput | undefined => {
  const days = daysOf({ start: monday, end: addDays(monday, 6) });
  const read = readPlan(plan, days);
  return riskInputs(read, [days], [supplyOf(read, days)], [demandOf(read, days)])[0];
};
