import { counted } from '#shared/text/counted.ts';
import type { Loaded } from './load.ts';
import type { WardPlan } from './plan.ts';
import type { Outcome } from './ward.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const wardCount = (count: number): string => counted(count, 'avdelning', 'avdelningar');

const contents = (plans: readonly WardPlan[]): string => {
  const categories = plans.flatMap((plan) => plan.categories);
  return [
    counted(sum(categories.map(({ demands }) => demands.length)), 'behovsperiod', 'behovsperioder'),
    counted(sum(categories.map(({ staff }) => staff.length)), 'anställd', 'anställda'),
    counted(sum(plans.map(({ beds }) => beds.length)), 'vårdplatsperiod', 'vårdplatsperioder'),
  ].join(', ');
};

/** The Swedish lines about what was loaded, what was skipped, and why. */
export const summaryOf = ({ organization, rows, wards, empty, broken }: Loaded): string[] => {
  const by = (...kinds: Outcome['kind'][]) => wards.filter(({ outcome }) => kinds.includes(outcome.kind));
  const list = (text: string, names: readonly string[]) =>
    names.length > 0 ? [`${wardCount(names.length)} ${text}: ${names.join(', ')}`] : [];
  const names = (...kinds: Outcome['kind'][]) => by(...kinds).map(({ plan }) => plan.name);

  const loaded = by('loaded', 'reloaded');
  const same = by('same');
  const moved = wards.filter(({ ward }) => ward.divisions.length > 1);
  const uncounted = wards.filter(({ ward }) => ward.months.some(({ missingCounts }) => missingCounts > 0));
  return [
    `Organisationen ”${organization}”, ${counted(rows + broken.length, 'rad', 'rader')} i filen:`,
    ...(loaded.length > 0
      ? [`${wardCount(loaded.length)} laddades: ${contents(loaded.map(({ plan }) => plan))}.`]
      : ['Inget laddades och inget ändrades.']),
    ...(same.length > 0 ? [`${wardCount(same.length)} var redan laddade ur samma uppgifter och är orörda.`] : []),
    ...list('var halva sedan en avbruten körning och gjordes om', names('reloaded')),
    ...list(
      'har inga timmar i någon månad och hoppades över',
      empty.map(({ name }) => name),
    ),
    ...list('är laddade ur andra uppgifter och lämnades orörda', names('different')),
    ...list('fanns redan utan att vara laddade ur någon fil och lämnades orörda', names('foreign')),
    ...by('refused').map(
      ({ plan, outcome }) => `${plan.name} togs inte emot: ${outcome.kind === 'refused' && outcome.why}`,
    ),
    ...moved.map(
      ({ ward }) => `${ward.name} byter verksamhet (${ward.divisions.join(', ')}) och ligger i ${ward.division}.`,
    ),
    ...list(
      'har månader med midnätter som inte räknades, och där färre vårdplatser än det var',
      uncounted.map(({ ward }) => ward.name),
    ),
    ...broken.map(
      ({ line, ward, month, why }) =>
        `Rad ${line}${ward && ` (${ward})`} är trasig och hoppades över${month ? ` med hela ${month}` : ''}: ${why}`,
    ),
  ];
};
