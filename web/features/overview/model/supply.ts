import type { SumReceipt } from '#shared/calculation/index.ts';

/** Who the supply of a week is. */
export interface SupplyPart {
  readonly who: 'own' | 'substitutes' | 'contractors';
  /** Services. */
  readonly rate: number;
}

/** The supply split into own staff, substitutes and contractors (calculation.md section 4). */
export const supplyOf = ({
  workRateSumWithoutContractors,
  substituteWorkRateSum,
  contractorWorkRateSum,
}: SumReceipt): readonly SupplyPart[] => [
  { who: 'own', rate: workRateSumWithoutContractors - substituteWorkRateSum },
  { who: 'substitutes', rate: substituteWorkRateSum },
  { who: 'contractors', rate: contractorWorkRateSum },
];
