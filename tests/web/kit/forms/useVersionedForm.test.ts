import { describe, expect, it } from 'vitest';
import { ApiProblem } from '#web/platform/api/problem.ts';
import { formElement, newCache, rendered, seen, serverWith, ward, withForms } from './formHarness.ts';

withForms();

describe('a form that creates', () => {
  it('shows an empty field only after an attempt to save, focuses it, and sends nothing', async () => {
    const server = serverWith(ward);
    const page = await rendered(server, undefined);
    expect(page.form).toMatchObject({ isNew: true, changed: false, valid: false, errors: {} });
    await page.submit();
    expect(page.form.errors).toEqual({ name: 'Behöver fyllas i.', beds: 'Behöver fyllas i.' });
    expect(seen.focused).toEqual(['first fault']);
    expect(server.sent).toEqual([]);
  });

  it('shows a wrong value at once, and a fault that only the form can find', async () => {
    const page = await rendered(serverWith(ward), undefined);
    await page.type({ name: 'Upptaget', beds: '500' });
    expect(page.form.errors).toMatchObject({ name: 'Perioden överlappar en annan period.' });
    expect(page.form.errors).toHaveProperty('beds');
    expect(page.form.valid).toBe(false);
  });

  it('sends the body as the schema reads it and keeps the values as saved', async () => {
    const server = serverWith(ward);
    const page = await rendered(server, undefined);
    await page.type({ name: ' Avd 7 ', beds: '12' });
    expect(page.form.changed).toBe(true);
    await page.submit();
    expect(server.sent).toEqual([{ name: 'Avd 7', beds: 12 }]);
    expect(seen.saved).toMatchObject([{ name: 'Avd 7' }]);
    expect(page.form.changed).toBe(false);
  });

  it('tells whether it was saved in order to leave', async () => {
    const page = await rendered(serverWith(ward), undefined);
    await page.type({ name: 'Avd 7', beds: '12' });
    await page.submit();
    expect(seen.events).toEqual([]);
    await page.type({ name: 'Avd 8' });
    await page.act((form) => void form.submit(formElement, { leaving: true }));
    expect(seen.events).toEqual(['left']);
    expect(page.form.changed).toBe(false);
  });

  it('has the values of a new entity after a restart', async () => {
    const page = await rendered(serverWith(ward), undefined);
    await page.type({ name: 'Avd 7' });
    await page.act((form) => form.restart());
    expect(page.form).toMatchObject({ changed: false, values: { name: '', beds: '' } });
  });
});

describe('a form that updates', () => {
  it('is changed while the values differ from those that it opened with', async () => {
    const page = await rendered(serverWith(ward), ward);
    expect(page.form.changed).toBe(false);
    await page.type({ name: 'Avd 2' });
    expect(page.form.changed).toBe(true);
    await page.type({ name: ward.name });
    expect(page.form.changed).toBe(false);
  });

  it('sends the version that the values are based on, and is unchanged afterwards', async () => {
    const server = serverWith(ward);
    const page = await rendered(server, ward);
    await page.type({ beds: '12' });
    await page.submit();
    expect(server.sent).toEqual([{ name: 'Avd 1', beds: 12, version: 1 }]);
    expect(page.form).toMatchObject({ changed: false, values: { name: 'Avd 1', beds: '12' } });
  });

  it('follows the stored version while nothing is typed, and keeps its own from the first change on', async () => {
    const page = await rendered(serverWith(ward), ward);
    await page.show({ ...ward, version: 2, name: 'Avd 2' });
    expect(page.form.values.name).toBe('Avd 2');
    await page.type({ beds: '12' });
    await page.show({ ...ward, version: 3, name: 'Avd 3' });
    expect(page.form.values).toEqual({ name: 'Avd 2', beds: '12' });
  });

  it('sends one request at a time, and keeps values typed while it is pending', async () => {
    const server = serverWith(ward);
    let answer = (): void => undefined;
    server.gate = new Promise((resolve) => {
      answer = resolve;
    });
    const page = await rendered(server, ward);
    await page.type({ beds: '12' });
    await page.submit();
    expect(page.form.state).toBe('busy');
    await page.submit();
    await page.type({ name: 'Avd 9' });
    await page.act(() => answer());
    expect(server.sent).toHaveLength(1);
    expect(page.form).toMatchObject({ state: 'idle', changed: true, values: { name: 'Avd 9', beds: '12' } });
  });

  it('shows a refusal at its field, or above the fields when it names none, until a value changes', async () => {
    const server = serverWith(ward);
    const page = await rendered(server, ward);
    await page.type({ name: 'Avd 2' });
    server.refusal = new ApiProblem(400, 'duplicateName');
    await page.submit();
    expect(page.form).toMatchObject({ errors: { name: 'Namnet finns.' }, problem: undefined });
    expect(seen.focused.length).toBeGreaterThan(1);
    await page.type({ name: 'Avd 2' });
    expect(page.form.errors).toEqual({ name: 'Namnet finns.' });
    await page.type({ name: 'Avd 3' });
    expect(page.form.errors).toEqual({});
    server.refusal = new ApiProblem(500, 'internal');
    await page.submit();
    expect(page.form.problem).toMatchObject({ code: 'internal' });
    expect(page.form.refused).toBe('update');
    expect(page.form).toMatchObject({ errors: {}, changed: true });
  });
});

describe('a form opened from a list that is still being loaded after a save', () => {
  const savedBy = async (server: ReturnType<typeof serverWith>) => {
    const cache = newCache();
    const first = await rendered(server, ward, cache);
    await first.type({ name: 'Avd 2' });
    await first.submit();
    await first.unmount();
    return cache;
  };

  it('begins on what was saved', async () => {
    const server = serverWith(ward);
    const page = await rendered(server, ward, await savedBy(server));
    expect(page.form.values.name).toBe('Avd 2');
    await page.act((form) => form.remove?.());
    expect(server.sent.at(-1)).toEqual({ version: 2 });
    expect(seen.events).toEqual(['removed']);
  });

  it('begins on what the list has where that is newer, and of another entity on the list', async () => {
    const server = serverWith(ward);
    const cache = await savedBy(server);
    const newer = await rendered(server, { ...ward, version: 3, name: 'Avd 3' }, cache);
    expect(newer.form.values.name).toBe('Avd 3');
    await newer.unmount();
    const other = await rendered(server, { ...ward, id: 'u2', name: 'Avd 9' }, cache);
    expect(other.form.values.name).toBe('Avd 9');
  });

  it('begins on the list for the next account that signs in', async () => {
    const server = serverWith(ward);
    await savedBy(server);
    const page = await rendered(server, ward);
    expect(page.form.values.name).toBe('Avd 1');
  });
});

describe('a form that removes', () => {
  it('removes the version that is shown', async () => {
    const server = serverWith(ward);
    const page = await rendered(server, ward);
    await page.act((form) => form.remove?.());
    expect(server.sent).toEqual([{ version: 1 }]);
    expect(seen.events).toEqual(['removed']);
  });

  it('asks whether to remove what another user changed meanwhile', async () => {
    const server = serverWith(ward);
    const page = await rendered(server, ward);
    server.unit = { ...ward, version: 2, name: 'Avd 2' };
    await page.act((form) => form.remove?.());
    expect(seen.events).toEqual([]);
    expect(page.form.conflict.differences).toMatchObject([{ label: 'Namn', theirs: 'Avd 2', mine: 'Ta bort' }]);
    await page.act(({ conflict }) => conflict.onMine(new Set()));
    expect(server.sent.at(-1)).toEqual({ version: 2 });
    expect(seen.events).toEqual(['removed']);
  });

  it('shows the refusal of what was tried last, a save or the removal', async () => {
    const server = serverWith(ward);
    const page = await rendered(server, ward);
    await page.type({ name: 'Avd 2' });
    const { submit } = page;
    const remove = () => page.act((form) => form.remove?.());
    for (const [attempt, code, refused] of [
      [submit, 'internal', 'update'],
      [remove, 'notFound', 'remove'],
      [submit, 'internal', 'update'],
    ] as const) {
      server.refusal = new ApiProblem(400, code);
      await attempt();
      expect(page.form).toMatchObject({ problem: { code }, refused });
    }
  });

  it('has nothing to remove before it is created', async () => {
    const page = await rendered(serverWith(ward), undefined);
    expect(page.form.remove).toBeUndefined();
  });
});
