import { type OrganizationRates, rateFields } from '#shared/model/rates.ts';
import { comparable } from '#shared/text/names.ts';

/** A rate that a unit has of its own. */
export interface OwnRate {
  readonly id: string;
  readonly unitId: string;
  readonly areaId: string;
  readonly name: string;
  readonly category: string;
  readonly year: number;
  readonly field: (typeof rateFields)[number];
  readonly own: number;
  /** The organisation's, where it has one. */
  readonly here: number | null;
}

/** The rates that units have of their own, each with the organisation's. */
export const ownRates = ({ rates, units }: Pick<OrganizationRates, 'rates' | 'units'>): readonly OwnRate[] =>
  units.flatMap(({ id: unitId, areaId, name, rates: own }) =>
    own.flatMap((row) => {
      const { category, year } = row;
      const above = rates.find((one) => one.year === year && comparable(one.category) === comparable(category));
      return rateFields.flatMap((field) =>
        row[field] === null
          ? []
          : [
              {
                id: `${unitId} ${category} ${year} ${field}`,
                unitId,
                areaId,
                name,
                category,
                year,
                field,
                own: row[field],
                here: above?.[field] ?? null,
              },
            ],
      );
    }),
  );
