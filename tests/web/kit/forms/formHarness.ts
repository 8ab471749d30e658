import i18n from 'i18next';
import { createElement, useState } from 'react';
import { initReactI18next } from 'react-i18next';
import { type Cache, SWRConfig } from 'swr';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import * as z from 'zod';
import { useVersionedForm } from '#web/kit/forms/useVersionedForm.ts';
import type { VersionedForm } from '#web/kit/forms/versionedForm.ts';
import { ApiProblem, problemOf } from '#web/platform/api/problem.ts';
import type { ChangeState } from '#web/platform/api/useChange.ts';
import { catalogue } from '#web/platform/locales/sv.ts';
import { renderHook } from '../../renderHook.ts';

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
export const serverWith = (unit: Unit) => {
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

export const ward: Unit = { id: 'u1', version: 1, name: 'Avd 1', beds: 10 };
export const formElement = {
  querySelector: () => ({ focus: () => seen.focused.push('first fault') }),
} as unknown as HTMLFormElement;
/** What a test saw: focus set, units saved, and events in order. */
export const seen = { focused: [] as string[], saved: [] as Unit[], events: [] as string[] };

/** What an account that is signed in has cached, in memory of its own. */
export const newCache = (): Cache => new Map();

const formOver = async (server: ReturnType<typeof serverWith>, first: Unit | undefined, cache = newCache()) => {
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
      remove: { change: removal, send: removal.run, onRemoved: () => seen.events.push('removed') },
      onSaved: (unit, _, { leaving }) => {
        seen.saved.push(unit);
        if (leaving) seen.events.push('left');
      },
      onTheirs: ({ name }) => seen.events.push(`kept ${name}`),
    });
  };
  const hook = await renderHook(useForm, (form) =>
    createElement(SWRConfig, { value: { provider: () => cache } }, form),
  );
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
/** The form over the unit as the server answers it; unmounted after the test. */
export const rendered = async (...args: Parameters<typeof formOver>) => {
  const page = await formOver(...args);
  unmount = page.unmount;
  return page;
};

/** The hooks of every test file of forms. */
export const withForms = (): void => {
  beforeAll(async () => {
    await i18n.use(initReactI18next).init({ lng: 'sv', resources: { sv: { translation: catalogue } } });
  });
  beforeEach(() => {
    Object.assign(seen, { focused: [], saved: [], events: [] });
    vi.stubGlobal('requestAnimationFrame', (draw: () => void) => draw());
  });
  afterEach(async () => {
    await unmount();
    vi.unstubAllGlobals();
  });
};
