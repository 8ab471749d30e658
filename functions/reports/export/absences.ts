import { type Field, number, type Part, partOf, text } from '#functions/core/sheets/part.ts';
import type { AbsenceKind } from '#shared/model/absence.ts';
import type { CategoryWeekReceipts, OverviewAnswer } from '#shared/model/reportAnswer.ts';

interface Row {
  readonly unitName: string | null;
  readonly categoryName: string | null;
  readonly absence: NonNullable<CategoryWeekReceipts['absences']>[number];
}

const names: Readonly<Record<AbsenceKind, string>> = {
  vacation: 'Semester',
  sick: 'Sjuk',
  parental: 'Föräldraledig',
  child: 'VAB',
  training: 'Utbildning',
  leave: 'Tjänstledig',
  other: 'Annan frånvaro',
};

const fields: readonly Field<Row>[] = [
  text('Avdelning', 26, ({ unitName }) => unitName ?? 'Alla avdelningar'),
  text('Kategori', 22, ({ categoryName }) => categoryName ?? 'Alla kategorier'),
  text('Frånvaro', 18, ({ absence: { kind } }) => (kind ? names[kind] : 'Utan typ')),
  number('Personer', ({ absence }) => absence.persons, 0),
  number('Tjänster i snitt', ({ absence }) => absence.services),
];

/** Who is away over the weeks by kind; empty where no period says one. */
export const absencesOfReport = ({ unitOverviews }: OverviewAnswer): readonly Part[] => {
  const rows = unitOverviews.flatMap(({ unitName, categoryWeekReceipts }) =>
    categoryWeekReceipts.flatMap(({ categoryName, absences = [] }) =>
      absences.map((absence) => ({ unitName, categoryName, absence })),
    ),
  );
  return rows.length > 0 ? [partOf('Frånvaro', fields, [{ name: '', rows }])] : [];
};
