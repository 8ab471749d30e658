import type { SumReceipt } from '#shared/calculation/index.ts';

/** The supply of a week by kind of staff. */
export interface SupplyPart {
  readonly who: 'own' | 'substitutes' | 'contractors';
  /** Services. */
  readonly rate: number;
}

/** The supply split into own staff, substitutes and contractors (`shared/calculation/README.md`). */
export const supplyOf = ({
  workRateSumWithoutContractors,
  substituteWorkRateSum,
  contractorWorkRateSum,
}: SumReceipt): readonly SupplyPart[] => [
  { who: 'own', rate: workRateSumWithoutContractors - substituteWorkRateSum },
  { who: 'substitutes', rate: substituteWorkRateSum },
  { who: 'contractors', rate: contractorWorkRateSum },
];
