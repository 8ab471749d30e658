import { describe, expect, it } from 'vitest';
import { rendered, seen, serverWith, ward, withForms } from './formHarness.ts';

withForms();

describe('a value that is only written in another way', () => {
  it('is no change', async () => {
    const page = await rendered(serverWith(ward), ward);
    await page.type({ name: ' Avd 1 ' });
    expect(page.form.changed).toBe(false);
  });

  it('leaves the change of another user to the same field', async () => {
    const server = serverWith(ward);
    const page = await rendered(server, ward);
    await page.type({ name: ' Avd 1 ', beds: '12' });
    server.unit = { ...ward, version: 4, name: 'Avd 2' };
    await page.submit();
    await page.act(({ conflict }) => conflict.onMine(new Set()));
    expect(server.sent.at(-1)).toEqual({ name: 'Avd 2', beds: 12, version: 4 });
  });
});

describe('a form whose entity another user changed meanwhile', () => {
  const inConflict = async () => {
    const server = serverWith(ward);
    const page = await rendered(server, ward);
    await page.type({ beds: '12' });
    server.unit = { ...ward, version: 4, name: 'Avd 2' };
    await page.submit();
    return { server, page };
  };

  it('shows both versions field by field', async () => {
    const { page } = await inConflict();
    expect(page.form.conflict.conflict).toMatchObject({ changedBy: 'anna@region.se' });
    expect(page.form.conflict.differences).toEqual([
      { id: 'Namn', label: 'Namn', theirs: 'Avd 2', mine: 'Avd 2', settled: true },
      { id: 'Platser', label: 'Platser', theirs: '10 vpl', mine: '12 vpl', settled: false },
    ]);
  });

  it('saves only the fields that were changed here on top of the stored version', async () => {
    const { server, page } = await inConflict();
    await page.act(({ conflict }) => conflict.onMine(new Set()));
    expect(server.sent.at(-1)).toEqual({ name: 'Avd 2', beds: 12, version: 4 });
    expect(page.form.conflict.conflict).toBeUndefined();
    expect(page.form).toMatchObject({ changed: false, values: { name: 'Avd 2', beds: '12' } });
  });

  it('takes the stored value of one field and saves the typed value of another', async () => {
    const server = serverWith(ward);
    const page = await rendered(server, ward);
    await page.type({ name: 'Avd 9', beds: '12' });
    server.unit = { ...ward, version: 4, name: 'Avd 2', beds: 11 };
    await page.submit();
    await page.act(({ conflict }) => conflict.onMine(new Set(['Namn'])));
    expect(server.sent.at(-1)).toEqual({ name: 'Avd 2', beds: 12, version: 4 });
    expect(page.form).toMatchObject({ changed: false, values: { name: 'Avd 2', beds: '12' } });
  });

  it('takes the stored version', async () => {
    const { page } = await inConflict();
    await page.act(({ conflict }) => conflict.onTheirs());
    expect(page.form).toMatchObject({ changed: false, values: { name: 'Avd 2', beds: '10' } });
    expect(seen.events).toEqual(['kept Avd 2']);
  });

  it('keeps the typed values when the choice is cancelled', async () => {
    const { page } = await inConflict();
    await page.act(({ conflict }) => conflict.onCancel());
    expect(page.form.conflict.conflict).toBeUndefined();
    expect(page.form).toMatchObject({ changed: true, values: { name: 'Avd 1', beds: '12' } });
  });

  it('asks again when the entity was changed once more before the choice', async () => {
    const { server, page } = await inConflict();
    server.unit = { ...ward, version: 5, name: 'Avd 3' };
    await page.act(({ conflict }) => conflict.onMine(new Set()));
    expect(page.form.conflict.differences).toContainEqual(
      expect.objectContaining({ label: 'Namn', theirs: 'Avd 3', mine: 'Avd 3' }),
    );
    await page.act(({ conflict }) => conflict.onMine(new Set()));
    expect(server.sent.at(-1)).toEqual({ name: 'Avd 3', beds: 12, version: 5 });
  });
});
