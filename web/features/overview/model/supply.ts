import type { Summed } from './together.ts';

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
}: Summed): readonly SupplyPart[] => [
  { who: 'own', rate: workRateSumWithoutContractors - substituteWorkRateSum },
  { who: 'substitutes', rate: substituteWorkRateSum },
  { who: 'contractors', rate: contractorWorkRateSum },
];
