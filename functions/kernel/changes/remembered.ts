import { sealed, unsealed } from '#functions/kernel/adapters/seal.ts';
import { idempotencyRange } from '#functions/kernel/store/keys.ts';
import { type Row, replace, type Table } from '#functions/kernel/store/table.ts';

/** The answer of a create, sealed, and the keyed hash of its request. */
export interface Remembered {
  readonly hash: string;
  readonly answer: string;
}

const purpose = 'answer';

/** The answer that a row remembers. */
export const rememberedAnswer = ({ data }: Row<Remembered>): Promise<unknown> => unsealed(purpose, data.answer);

/** The row with this answer. */
export const rememberedRow = async (row: Row<Remembered>, answer: unknown): Promise<Row<Remembered>> => ({
  ...row,
  data: { ...row.data, answer: await sealed(purpose, answer) },
});

/**
 * Changes the remembered answers of an organisation's creates that hold an id: a repeat of the create gets what the change has
 * left.
 */
export const rewriteRemembered = async (
  table: Table,
  { orgId, id }: { readonly orgId: string; readonly id: string },
  change: (answer: unknown) => unknown,
): Promise<void> => {
  for (const row of await table.query<Remembered>(idempotencyRange(orgId))) {
    const answer = await rememberedAnswer(row);
    if (!JSON.stringify(answer).includes(JSON.stringify(id))) continue;
    await table.commit(replace(row, (await rememberedRow(row, change(answer))).data));
  }
};
