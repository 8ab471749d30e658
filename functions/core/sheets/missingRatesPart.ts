import type { NamedMissingRate } from '#shared/model/planCost.ts';
import { rateNames } from '#shared/model/rateNames.ts';
import { number, type Part, partOf, text } from './part.ts';

/** A rate that is missing: `månadslön för Sjuksköterska 2026`. */
const missingRateText = ({ field, category, year }: NamedMissingRate): string =>
  `${rateNames[field]} för ${category} ${year}`;

/** The rates that a row of a file lacks, each once. */
export const missingRatesText = (missing: readonly NamedMissingRate[]): string =>
  [...new Set(missing.map(missingRateText))].join(', ');

/** The rates without which costs of a file are unknown; empty without any. */
export const missingRatesPart = (missing: readonly NamedMissingRate[]): readonly Part[] =>
  missing.length === 0
    ? []
    : [
        partOf<NamedMissingRate>(
          'Löner som saknas',
          [
            text('Avdelning', 26, ({ unit }) => unit ?? null),
            text('Kategori', 22, ({ category }) => category),
            number('År', ({ year }) => year, 0),
            text('Saknas', 24, ({ field }) => rateNames[field]),
          ],
          [{ name: '', rows: missing }],
        ),
      ];
