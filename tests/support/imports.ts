import type { Api } from './api.ts';
import type { Ward } from './ward.ts';

/** A personnel file with the rows. */
export const personnelFile = (...rows: readonly string[]): string =>
  ['ENHET;ANSTNR;NAMN;BEFATTNING;SYSSGRAD;FROM;TOM;VIKARIE', ...rows].join('\r\n');

/** A file of worked hours with the rows. */
export const hoursFile = (...rows: readonly string[]): string =>
  ['ENHET;PERIOD;AKTIVITET;LARTBENAMNING;TIMMAR', ...rows].join('\r\n');

/** Bytes, or a text in UTF-8, as a request carries them. */
export const base64 = (content: string | Uint8Array): string => Buffer.from(content).toString('base64');

/** A new unit that takes part in imports, with the category Sjuksköterska: its identifier, and the paths to unit and category. */
export const importUnit = async (
  api: Pick<Api, 'root'>,
  ward: Ward,
  name = `Avd ${crypto.randomUUID().slice(0, 8)}`,
) => {
  const identifier = crypto.randomUUID().slice(0, 8);
  const unit = await api.root.post(`${ward.A}/units`, { name, importIdentifier: identifier, importActivated: true });
  const U = `${ward.A}/units/${unit.data.id}`;
  const category = await api.root.post(`${U}/categories`, { name: 'Sjuksköterska' });
  return { id: String(unit.data.id), name, U, C: `${U}/categories/${category.data.id}`, identifier };
};
export type ImportUnit = Awaited<ReturnType<typeof importUnit>>;

/** Sends a file for a preview of the unit or organisation at the path. */
export const previewFile = (
  api: Pick<Api, 'root'>,
  path: string,
  kind: 'personnel' | 'hours',
  content: string | Uint8Array,
  more: object = {},
) =>
  api.root.post(`${path}/heromaimports/preview`, {
    kind,
    file: { name: `${kind}.csv`, content: base64(content) },
    ...more,
  });
