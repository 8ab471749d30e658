import i18n from 'i18next';
import { useState } from 'react';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { ApiProblem, problemOf } from '#web/api/problem.ts';
import type { ChangeState } from '#web/api/useChange.ts';
import { useVersionedForm } from '#web/forms/useVersionedForm.ts';
import type { VersionedForm } from '#web/forms/versionedForm.ts';
import { catalogue } from '#web/locales/sv.ts';
import { renderHook } from '../renderHook.ts';

interface Unit {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly beds: number;
}

interface Values {
  readonly name: string;
  readonly beds: string;
}

const UnitFields = z.object({ name: z.string().trim().min(1), beds: z.number().max(99, 'tooBig') });

/** What a server with one unit answers, and what it was sent. */
const serverWith = (unit: Unit) => {
  const server = {
    unit: unit as Unit | undefined,
    sent: [] as object[],
    refusal: undefined as ApiProblem | undefined,
    /** Resolves when the next request may be answered. */
    gate: Promise.resolve(),
    put: async (body: Partial<Unit>): Promise<Unit> => {
      server.sent.push(body);
      await server.gate;
      if (server.refusal) throw server.refusal;
      if (body.version !== undefined && body.version !== server.unit?.version) {
        const changed = { changedBy: 'anna@region.se', changedAt: '2026-02-04T12:00:00Z' };
        throw new ApiProblem(409, 'conflict', { current: server.unit, ...changed });
      }
      server.unit = { ...unit, ...server.unit, ...body, version: (server.unit?.version ?? 0) + 1 };
      return server.unit;
    },
  };
  return server;
};

/** As `useChange`, with a function in place of the network. */
const useRequest = <Args extends readonly unknown[], Answer>(request: (...args: Args) => Promise<Answer>) => {
  const [state, setState] = useState<ChangeState>('idle');
  const [problem, setProblem] = useState<ApiProblem>();
  const run = async (...args: Args) => {
    setState('busy');
    setProblem(undefined);
    try {
      return { answer: await request(...args) };
    } catch (thrown) {
      setProblem(problemOf(thrown));
      return undefined;
    } finally {
      setState('idle');
    }
  };
  return { state, problem, run, reset: () => setProblem(undefined) };
};

const ward: Unit = { id: 'u1', version: 1, name: 'Avd 1', beds: 10 };
const formElement = {
  querySelector: () => ({ focus: () => focused.push('first fault') }),
} as unknown as HTMLFormElement;
let focused: string[];
let saved: Unit[];
let events: string[];

const formOver = async (server: ReturnType<typeof serverWith>, first: Unit | undefined) => {
  const props = { stored: first };
  const useForm = (): VersionedForm<Values> => {
    const create = useRequest(server.put);
    const update = useRequest(server.put);
    const removal = useRequest(async ({ version }: Unit) => {
      await server.put({ version });
      server.unit = undefined;
    });
    return useVersionedForm({
      stored: props.stored,
      toValues: (unit): Values => ({ name: unit?.name ?? '', beds: unit ? String(unit.beds) : '' }),
      normalise: ({ name, beds }) => ({ name: name.trim(), beds }),
      toBody: ({ name, beds }) => ({ name, beds: beds === '' ? null : Number(beds) }),
      labels: { name: 'Namn', beds: { label: 'Platser', text: ({ beds }) => `${beds} vpl` } },
      check: ({ name }) => (name === 'Upptaget' ? { name: 'overlap' } : {}),
      refusalTexts: ({ code }): Readonly<Record<string, string>> =>
        code === 'duplicateName' ? { name: 'Namnet finns.' } : {},
      create: { schema: UnitFields, change: create, send: create.run },
      update: {
        schema: UnitFields,
        change: update,
        send: (body, { version }) => update.run({ ...body, version }),
      },
      remove: { change: removal, send: removal.run, onRemoved: () => events.push('removed') },
      onSaved: (unit, _, { leaving }) => {
        saved.push(unit);
        if (leaving) events.push('left');
      },
      onTheirs: ({ name }) => events.push(`kept ${name}`),
    });
  };
  const hook = await renderHook(useForm);
  return {
    get form() {
      return hook.result.current;
    },
    type: (values: Partial<Values>) => hook.act(() => hook.result.current.set(values)),
    submit: () =>
      hook.act(() => {
        // Not awaited: the answer may be pending until the test gives it.
        void hook.result.current.submit(formElement);
      }),
    act: (work: (form: VersionedForm<Values>) => unknown) => hook.act(() => work(hook.result.current)),
    show: async (stored: Unit) => {
      props.stored = stored;
      await hook.rerender();
    },
    unmount: hook.unmount,
  };
};

let unmount: () => Promise<void> = async () => undefined;
const rendered = async (...args: Parameters<typeof formOver>) => {
  const page = await formOver(...args);
  unmount = page.unmount;
  return page;
};

beforeAll(async () => {
  await i18n.use(initReactI18next).init({ lng: 'sv', resources: { sv: { translation: catalogue } } });
});
beforeEach(() => {
  [focused, saved, events] = [[], [], []];
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => draw());
});
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

describe('a form that creates', () => {
  it('shows an empty field only after an attempt to save, focuses it, and sends nothing', async () => {
    const server = serverWith(ward);
    const page = await rendered(server, undefined);
    expect(page.form).toMatchObject({ isNew: true, changed: false, valid: false, errors: {} });
    await page.submit();
    expect(page.form.errors).toEqual({ name: 'Behöver fyllas i.', beds: 'Behöver fyllas i.' });
    expect(focused).toEqual(['first fault']);
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
    expect(saved).toMatchObject([{ name: 'Avd 7' }]);
    expect(page.form.changed).toBe(false);
  });

  it('tells whether it was saved in order to leave', async () => {
    const page = await rendered(serverWith(ward), undefined);
    await page.type({ name: 'Avd 7', beds: '12' });
    await page.submit();
    expect(events).toEqual([]);
    await page.type({ name: 'Avd 8' });
    await page.act((form) => void form.submit(formElement, { leaving: true }));
    expect(events).toEqual(['left']);
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
    expect(focused.length).toBeGreaterThan(1);
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
    await page.act(({ conflict }) => conflict.onMine());
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
      { label: 'Namn', theirs: 'Avd 2', mine: 'Avd 2' },
      { label: 'Platser', theirs: '10 vpl', mine: '12 vpl' },
    ]);
  });

  it('saves only the fields that were changed here on top of the stored version', async () => {
    const { server, page } = await inConflict();
    await page.act(({ conflict }) => conflict.onMine());
    expect(server.sent.at(-1)).toEqual({ name: 'Avd 2', beds: 12, version: 4 });
    expect(page.form.conflict.conflict).toBeUndefined();
    expect(page.form).toMatchObject({ changed: false, values: { name: 'Avd 2', beds: '12' } });
  });

  it('takes the stored version', async () => {
    const { page } = await inConflict();
    await page.act(({ conflict }) => conflict.onTheirs());
    expect(page.form).toMatchObject({ changed: false, values: { name: 'Avd 2', beds: '10' } });
    expect(events).toEqual(['kept Avd 2']);
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
    await page.act(({ conflict }) => conflict.onMine());
    expect(page.form.conflict.differences).toContainEqual({ label: 'Namn', theirs: 'Avd 3', mine: 'Avd 3' });
    await page.act(({ conflict }) => conflict.onMine());
    expect(server.sent.at(-1)).toEqual({ name: 'Avd 3', beds: 12, version: 5 });
  });
});

describe('a form that removes', () => {
  it('removes the version that is shown', async () => {
    const server = serverWith(ward);
    const page = await rendered(server, ward);
    await page.act((form) => form.remove?.());
    expect(server.sent).toEqual([{ version: 1 }]);
    expect(events).toEqual(['removed']);
  });

  it('asks whether to remove what another user changed meanwhile', async () => {
    const server = serverWith(ward);
    const page = await rendered(server, ward);
    server.unit = { ...ward, version: 2, name: 'Avd 2' };
    await page.act((form) => form.remove?.());
    expect(events).toEqual([]);
    expect(page.form.conflict.differences).toEqual([{ label: 'Namn', theirs: 'Avd 2', mine: 'Ta bort' }]);
    await page.act(({ conflict }) => conflict.onMine());
    expect(server.sent.at(-1)).toEqual({ version: 2 });
    expect(events).toEqual(['removed']);
  });

  it('has nothing to remove before it is created', async () => {
    const page = await rendered(serverWith(ward), undefined);
    expect(page.form.remove).toBeUndefined();
  });
});
