import { tidy } from '#shared/quantity/tidy.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { demandOf } from './demand.ts';
import type { CategoryPlan } from './input.ts';
import { regularRates, shareOn } from './netSupply.ts';
import { type ReadPlan, readPlan } from './readPlan.ts';
import { SHORT } from './shortage.ts';
import { count, type Days, daysOf } from './span.ts';
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

type Rates = ReadonlyMap<number, number>;

/** A category in one week: who may be absent, and what is needed (README.md 16). */
export interface RiskInput {
  /** How many of the own staff and substitutes have each rate, which is in hundredths. */
  readonly rates: Rates;
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

const sumOf = (rates: Rates): number => {
  let sum = 0;
  for (const [rate, count] of rates) sum += rate * count;
  return sum;
};

/** The groups of equal rates, the rarest first: sums of few values are made before those of many. */
const groupsOf = (rates: Rates): readonly (readonly [rate: number, count: number])[] =>
  [...rates].sort(([rate, count], [otherRate, other]) => count - other || rate - otherRate);

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

/** Buffer for distributions: thousands are made a second, and an array for each would burden garbage collection. */
let scratch = new Float64Array(4096);

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other);

/** Probabilities of 0, 1, … `limit` hundredths of a service being absent, by convolution over the groups of equal rates; until it is called again. */
const absentProbabilities = (rates: Rates, share: number, limit: number): Float64Array => {
  if (scratch.length <= limit) scratch = new Float64Array(2 * limit + 1);
  const probabilities = scratch.subarray(0, limit + 1).fill(0);
  probabilities[0] = 1;
  /** Every absence so far is a multiple of `step`, and at most `reached`. */
  let [reached, step] = [0, 0];
  for (const [rate, count] of groupsOf(rates)) {
    const ofGroup = binomial(count, share);
    // Downwards, so that the entries that are added to were handled before.
    for (let absent = reached - (step && reached % step); absent >= 0; absent -= step || 1) {
      const probability = probabilities[absent]!;
      if (probability < NEGLIGIBLE) continue;
      probabilities[absent] = probability * ofGroup[0]!;
      const most = Math.min(ofGroup.length - 1, Math.floor((limit - absent) / rate));
      for (let more = 1; more <= most; more++) probabilities[absent + more * rate]! += probability * ofGroup[more]!;
    }
    reached = Math.min(limit, reached + rate * (ofGroup.length - 1));
    step = greatestDivisor(rate, step);
  }
  return probabilities;
};

/** Probabilities of at most 0, 1, … hundredths being absent; until the probabilities are made again. */
const atMostProbabilities = (...week: Parameters<typeof absentProbabilities>): Float64Array => {
  const probabilities = absentProbabilities(...week);
  let sum = 0;
  for (let absent = 0; absent < probabilities.length; absent++) {
    sum += probabilities[absent]!;
    probabilities[absent] = sum;
  }
  return probabilities;
};

/** How many hundredths may be absent without a shortage: below 0 there is one with everybody there. */
const marginOf = ({ rates, contractors }: RiskInput, demand: number): number =>
  sumOf(rates) - Math.ceil((demand + SHORT - contractors) * HUNDREDTHS - NOISE);

/** Hundredths that hold more than 0.9 of the probability for certain, by Cantelli's inequality: at most 1/(1 + d²) lies beyond d deviations. */
const beyondBand = (rates: Rates, share: number): number => {
  const mean = sumOf(rates) * share;
  let squares = 0;
  for (const [rate, count] of rates) squares += rate * rate * count;
  const variance = squares * share * (1 - share);
  return Math.ceil(mean + DEVIATIONS * Math.sqrt(variance));
};

/** The smallest absence such that at most that much is absent with more than the given probability. */
const leastAbove = (atMost: Float64Array, probability: number): number => {
  const enough = probability + PROBABILITY_NOISE;
  let [least, most] = [0, atMost.length - 1];
  while (least < most) {
    const middle = (least + most) >> 1;
    if (atMost[middle]! > enough) most = middle;
    else least = middle + 1;
  }
  return least;
};

/** The probability that more is absent than the margin. */
const riskBeyond = (atMost: Float64Array, margin: number, most: number): number => {
  if (margin < 0) return 1;
  if (margin >= most) return 0;
  return Math.min(1, Math.max(0, tidy(1 - atMost[margin]!)));
};

/** The risks of one week or more with the same staff and probability, which one convolution gives. */
const risksOfSteady = (weeks: readonly RiskInput[]): readonly WeekRisk[] => {
  const { rates, share } = weeks[0]!;
  const most = sumOf(rates);
  const margins = weeks.map((week) => (week.demand === null ? null : marginOf(week, week.demand)));
  const needed = Math.max(beyondBand(rates, share), ...margins.map((margin) => margin ?? 0));
  const atMost = atMostProbabilities(rates, share, Math.min(most, needed));
  const lowest = most - leastAbove(atMost, HIGH);
  const highest = most - leastAbove(atMost, LOW);
  return weeks.map(({ contractors }, index) => {
    const margin = margins[index] ?? null;
    return {
      risk: margin === null ? null : riskBeyond(atMost, margin, most),
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
  const atMost = atMostProbabilities(rates, share, most);
  const absent = atMost.findIndex((one) => 1 - one <= risk + PROBABILITY_NOISE);
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

/** The distribution of supply less demand in bars; the bars of a shortage add up to the risk. Empty without demand. */
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
const rateIn = (asset: ReadPlan['assets'][number], days: Days): number =>
  Math.round(regularRates(asset, days) / (count(days) * RATE_TO_HUNDREDTHS));

/** The rates after the changes: a change above 0 adds one asset of that rate, a change below 0 removes one. */
const changedRates = (rates: Rates, changes: readonly number[]): Rates => {
  const changed = new Map(rates);
  for (const change of changes) {
    const rate = Math.abs(change);
    const count = (changed.get(rate) ?? 0) + Math.sign(change);
    if (count === 0) changed.delete(rate);
    else changed.set(rate, count);
  }
  return changed;
};

/** By week the rates of those who may be absent; the same object for weeks with the same staff. */
const ratesOfWeeks = ({ assets }: Pick<ReadPlan, 'assets'>, weeks: readonly Days[]): readonly Rates[] => {
  const changes: number[][] = weeks.map(() => []);
  for (const asset of assets)
    for (const { first, end } of steadyRuns(asset, weeks)) {
      const rate = rateIn(asset, weeks[first]!);
      if (rate === 0) continue;
      changes[first]!.push(rate);
      changes[end]?.push(-rate);
    }
  let rates: Rates = new Map();
  return changes.map((changed) => {
    if (changed.length > 0) rates = changedRates(rates, changed);
    return rates;
  });
};

/** The inputs of the risk of each of the consecutive weeks; empty where no absence is expected. */
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
    if (week && week.rates === weeks[first]!.rates && week.share === weeks[first]!.share) continue;
    risks.push(...risksOfSteady(weeks.slice(first, next)));
    first = next;
  }
  return risks;
};

/** The inputs of the risk of the week from `monday` on; undefined where no absence is expected. */
export const weekRiskInput = (plan: CategoryPlan, monday: Day): RiskInput | undefined => {
  const days = daysOf({ start: monday, end: addDays(monday, 6) });
  const read = readPlan(plan, days);
  return riskInputs(read, [days], [supplyOf(read, days)], [demandOf(read, days)])[0];
};
