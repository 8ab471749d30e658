import { expect, test } from 'vitest';
import { type Client, withApi } from '../support/api.ts';
import { dayRow, makeWard, monday, organizationGrant, sunday, unitGrant, type Ward } from '../support/ward.ts';
import { readCsv, readWorkbook } from '../support/workbook.ts';

let ward: Ward;
let other: Ward;
let planner: Client;
let superUser: Client;

const api = withApi(async (api) => {
  ward = await makeWard(api, 'Region Rapport');
  other = await makeWard(api, 'Region Annan');
  planner = await api.person('planner@test.se', 'User', unitGrant(ward));
  superUser = await api.person('super@test.se', 'SuperUser', organizationGrant(ward));
  await api.root.put(ward.U, { name: '=HYPERLINK("http://x")', shortName: '-1' });
  await api.root.post(`${ward.C}/assets`, { name: 'Anna', period: { start: monday(0) } });
  const demand = await api.root.post(`${ward.C}/demands`, { start: monday(0), end: sunday(3), base: 'nothing' });
  await api.root.put(`${ward.C}/demands/${demand.data.id}`, { shiftDemands: [dayRow(ward.shiftId)] });
});

const definition = (change: object = {}) => ({
  type: 'prognos',
  forecastType: 'demand/assets',
  start: monday(0),
  end: sunday(4),
  unitIds: [ward.unitId],
  forCat: ['Sjuksköterska'],
  ...change,
});

/** A file, as bytes. */
const download = async (client: Client, path: string, body?: object) => {
  const answer = await fetch(`${api.server.url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${client.token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) };
};

const named = `'=HYPERLINK("http://x")`;

test('a report is downloaded as CSV, by the units of the body or of the query', async () => {
  const inBody = await download(planner, '/api/csv-export', definition());
  expect([inBody.status, inBody.headers.get('content-type'), inBody.headers.get('content-disposition')]).toEqual([
    ...[200, 'text/csv; charset=utf-8', 'attachment; filename="Export.csv"'],
  ]);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(inBody.bytes);
  expect(readCsv(text).Veckor).toHaveLength(5);
  expect(readCsv(text)['']![0]).toMatchObject({ Avdelning: named });
  expect(readCsv(text)['Uppgifter som saknas']).toEqual([
    { Avdelning: named, Kategori: 'Sjuksköterska', Saknas: 'Behov', Från: monday(4), Till: sunday(4) },
  ]);
  const { unitIds: _, ...withoutUnits } = definition();
  const inQuery = await download(planner, `/api/csv-export?unitIds=${ward.unitId}`, withoutUnits);
  expect(inQuery.bytes).toEqual(inBody.bytes);
  const listed = await download(planner, `/api/csv-export?unitIds=${ward.unitId},${ward.unitId}`, withoutUnits);
  expect(listed.bytes).toEqual(inBody.bytes);
});

test('a report is downloaded as a workbook with the figures of the report', async () => {
  const { status, headers, bytes } = await download(planner, '/api/xlsx-export', definition());
  expect([status, headers.get('content-type')]).toEqual([
    ...[200, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ]);
  const sheets = await readWorkbook(bytes);
  const { data } = await planner.post('/api/overview/demand-assets', definition());
  const weeks = (data as never as { unitOverviews: { categoryWeekReceipts: { weeks: { diff: number }[] }[] }[] })
    .unitOverviews[0]!.categoryWeekReceipts[0]!.weeks;
  expect(sheets.Veckor!.map((row) => [row.Avdelning, row['Tillgång − behov']])).toEqual(
    weeks.map(({ diff }) => [named, diff]),
  );
});

test('what cannot be exported is refused with a text at its field, and nothing of a file is sent', async () => {
  const many = Array.from({ length: 17 }, (_, index) => `unt_${index}`);
  const refused: readonly (readonly [object, string, string | RegExp])[] = [
    [{ unitIds: many }, 'unitIds', 'Välj max 16 avdelningar att jämföra'],
    [{ unitIds: undefined }, 'unitIds', 'Behöver fyllas i.'],
    [{ forCat: undefined }, 'forCat', /fyllas i/],
    [{ forecastType: undefined }, 'forecastType', /./],
    [{ type: undefined }, 'type', /./],
    [{ start: sunday(1), end: monday(0) }, 'end', 'Slutdatum får inte vara före startdatum.'],
    [{ nonsense: 1 }, 'nonsense', 'Okänt fält.'],
  ];
  for (const [change, field, text] of refused)
    for (const path of ['/api/csv-export', '/api/xlsx-export']) {
      const { status, body, headers } = await planner.post(path, definition(change));
      expect({ change, status, fields: body.fields, type: headers.get('content-type') }).toEqual({
        change,
        status: 400,
        type: 'application/json; charset=utf-8',
        fields: { [field]: typeof text === 'string' ? text : expect.stringMatching(text) },
      });
    }
  const repeated = many.map((id) => `unitIds=${id}`).join('&');
  for (const query of [repeated, `unitIds=${many.join()}`])
    expect((await planner.post(`/api/csv-export?${query}`, definition())).status).toBe(400);
});

test('one unit that the caller may not know of makes the export 404 for all, naming none', async () => {
  for (const path of ['/api/csv-export', '/api/xlsx-export']) {
    const { status, body } = await superUser.post(path, definition({ unitIds: [ward.unitId, other.unitId] }));
    expect([status, body.error]).toEqual([404, 'notFound']);
    expect(JSON.stringify(body)).not.toMatch(/Annan|unt_|HYPERLINK/);
    expect((await superUser.post(`${path}?unitIds=${other.unitId}`, definition())).status).toBe(404);
  }
});

test('the receipts of a place are downloaded as they are shown, with what was missing', async () => {
  const range = `start=${monday(0)}&end=${sunday(4)}`;
  for (const [place, client] of [
    [ward.O, superUser],
    [ward.A, superUser],
    [ward.U, planner],
    [ward.C, planner],
  ] as const) {
    const { rows } = await client.get(`${place}/receipts?${range}`);
    const { status, bytes } = await download(client, `${place}/receipts/export?${range}&kind=xlsx`);
    const sheets = await readWorkbook(bytes);
    expect({ place, status, weeks: sheets.Veckor }).toMatchObject({
      place,
      status: 200,
      weeks: rows.map(({ start, demand, workRateSum }) => ({ Från: start, Behov: demand, Tillgång: workRateSum })),
    });
    expect(sheets['Uppgifter som saknas']).toHaveLength(1);
    const csv = await download(client, `${place}/receipts/export?${range}&kind=csv`);
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  }
  const byTotal = await download(superUser, `${ward.O}/receipts/export?${range}&kind=xlsx&by=total`);
  expect((await readWorkbook(byTotal.bytes)).Veckor![0]).toMatchObject({ Avdelning: 'Alla avdelningar' });
  expect((await planner.get(`${ward.U}/receipts/export?${range}&kind=pdf`)).status).toBe(400);
});
