import type { NamedMissingRate } from '#shared/model/planCost.ts';
import { rateNames } from '#shared/model/rateNames.ts';
import { number, type Part, partOf, text } from './part.ts';

/** The name of a rate, and whether the hour of a stencil counts instead. */
const nameOf = ({ field, atHour }: NamedMissingRate): string =>
  `${rateNames[field]}${atHour ? ' (timkostnaden räknas)' : ''}`;

/** A rate that is missing: `månadslön för Sjuksköterska 2026`. */
const missingRateText = (missing: NamedMissingRate): string =>
  `${nameOf(missing)} för ${missing.category} ${missing.year}`;

/** The rates that a row of a file lacks, each once. */
export const missingRatesText = (missing: readonly NamedMissingRate[]): string =>
  [...new Set(missing.map(missingRateText))].join(', ');

/** The rates without which costs of a file are unknown, or known by the hour of a stencil; empty without any. */
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
            text('Saknas', 32, nameOf),
          ],
          [{ name: '', rows: missing }],
        ),
      ];
