import type * as z from 'zod';
import type { Endpoint, Params } from '#shared/contract/endpoint.ts';
import { useChange } from '#web/platform/api/useChange.ts';
import { everything } from '../ids.ts';

type Saves<Stored, Path extends string = string> = Endpoint<Path, z.ZodType, z.ZodType<object>, z.ZodType<Stored>>;

/** The changes of one kind of entity, and the parameters of their paths. */
export interface EntityChanges<Stored, Above extends string, Own extends string> {
  readonly endpoints: {
    readonly create: Saves<Stored, Above>;
    readonly update: Saves<Stored, Own>;
    readonly remove: Endpoint<Own>;
  };
  /** The place in which a new entity is created. */
  readonly above: Params<Above>;
  /** The path parameters of the entity with an id. */
  readonly own: (id: string) => Params<Own>;
}

interface Versioned {
  readonly id: string;
  readonly version: number;
}

/** Create and update of an entity as a versioned form takes them; each sends what the schema of its endpoint has read. */
export const useEntityChanges = <Stored extends Versioned, Above extends string, Own extends string>({
  endpoints,
  above,
  own,
}: EntityChanges<Stored, Above, Own>) => {
  const create = useChange<Saves<Stored>>(endpoints.create, everything);
  const update = useChange<Saves<Stored>>(endpoints.update, everything);
  return {
    create: {
      schema: endpoints.create.body,
      change: create,
      send: (body: object) => create.run({ params: above, body }),
    },
    update: {
      schema: endpoints.update.body,
      change: update,
      send: (body: object, { id, version }: Versioned) => update.run({ params: own(id), body: { ...body, version } }),
    },
  };
};
