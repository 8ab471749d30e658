import { loanLimit } from '#shared/calculation/index.ts';
import { isSameName, type SeenCategory, type SeenRun, type Sight } from './sight.ts';

/** A category with a surplus in all weeks of a run, less what heavier runs are proposed of it. */
interface Lender {
  readonly category: SeenCategory;
  readonly surplus: readonly number[];
  readonly limit: number;
  readonly isSameArea: boolean;
}

/** What of a lender is proposed to a run already. */
interface Lent {
  readonly lender: SeenCategory;
  readonly to: SeenCategory;
  /** Services by index of the week in the sight. */
  readonly services: ReadonlyMap<number, number>;
}

/** What is proposed to runs so far: a surplus is proposed once (shared/calculation/README.md 18). */
export type Ledger = readonly Lent[];

const surplusIn = ({ first, end }: SeenRun, category: SeenCategory, ledger: Ledger): readonly (number | null)[] =>
  category.diffs.slice(first, end).map((diff, index) => {
    if (diff === null) return null;
    const lent = ledger.filter(({ lender }) => lender === category);
    return lent.reduce((left, { services }) => left - (services.get(first + index) ?? 0), diff);
  });

/** The categories that can lend to a run, categories of the same area first; and the ones that could if no heavier run took their surplus. */
export const lendersOf = ({ categories }: Sight, run: SeenRun, ledger: Ledger) => {
  const others = categories.filter(
    (category) => category.unit.id !== run.category.unit.id && isSameName(category, run.category),
  );
  const lenders = others.flatMap((category): Lender[] => {
    const surplus = surplusIn(run, category, ledger);
    const limit = loanLimit(surplus);
    if (limit === 0) return [];
    const isSameArea = category.unit.areaId === run.category.unit.areaId;
    return [{ category, limit, isSameArea, surplus: surplus.map((services) => services ?? 0) }];
  });
  const lentOut = others
    .filter(
      (category) => loanLimit(surplusIn(run, category, [])) > 0 && !lenders.some((one) => one.category === category),
    )
    .map((category) => ({
      unitName: category.unit.name,
      to: ledger.find(({ lender }) => lender === category)?.to.unit.name ?? '',
    }));
  return { lenders: [...lenders].sort((a, b) => Number(b.isSameArea) - Number(a.isSameArea)), lentOut };
};

/** The ledger with what a lender gives to a run in each of its weeks. */
export const lentTo = (
  ledger: Ledger,
  run: SeenRun,
  loans: readonly { readonly lender: SeenCategory; readonly given: readonly number[] }[],
): Ledger => [
  ...ledger,
  ...loans.map(({ lender, given }) => ({
    lender,
    to: run.category,
    services: new Map(given.map((services, index) => [run.first + index, services])),
  })),
];
