import type { ImportKind } from '#shared/model/importMapping.ts';

/** The file that is shown: its kind, and its id once it is chosen or fetched. */
export interface Source {
  readonly kind: ImportKind;
  readonly fileId?: string | undefined;
}

/** A source as the address has it: `hours`, or `hours.fil_1` with the id of a file. */
export const sourceText = ({ kind, fileId }: Source): string => (fileId === undefined ? kind : `${kind}.${fileId}`);

/** The source in the address; personnel without a file where it names none. */
export const sourceIn = (text: string | undefined): Source => {
  const [kind, fileId] = (text ?? '').split('.');
  return { kind: kind === 'hours' ? 'hours' : 'personnel', fileId: fileId || undefined };
};
