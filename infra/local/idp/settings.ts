import * as z from 'zod';

const Person = z.object({
  email: z.string(),
  firstName: z.string().default(''),
  lastName: z.string().default(''),
  employeeHsaId: z.string().default(''),
  /** Without any, the assertion has no such attribute. */
  groups: z.array(z.string()).default([]),
  /** The level of assurance, as a URI; without one the assertion has no such attribute. */
  assurance: z.string().default(''),
  /** By which it knows the person, whatever the address is: the address unless given. */
  nameId: z.string().optional(),
});

/** What the identity provider's process is started with. */
export const IdpSettings = z.object({
  /** What it is called, on its pages. */
  title: z.string(),
  entityId: z.string(),
  /** The service provider that it signs people in to. */
  service: z.object({ entityId: z.string(), acsUrl: z.string(), logoutUrl: z.string() }),
  people: z.array(Person),
  /** Whether its login asks for the groups, in place of those of the person. */
  asksForGroups: z.boolean().default(false),
  /** The password of all its people. */
  password: z.string(),
  /** The folder of its keys; each name is a file, made at the first start. The first key signs, the metadata has all. */
  keyFolder: z.string(),
  keys: z
    .array(z.string().regex(/^[a-z]+$/))
    .min(1)
    .default(['signing']),
  /** Wrong values in its assertions, for tests of their refusal. */
  wrong: z
    .object({
      audience: z.string(),
      recipient: z.string(),
      destination: z.string(),
      endedSeconds: z.number(),
      issuer: z.string(),
      status: z.string(),
      /** By its URI. */
      signatureAlgorithm: z.string(),
    })
    .partial()
    .default({}),
});
export type IdpSettings = z.infer<typeof IdpSettings>;
export type IdpInput = z.input<typeof IdpSettings>;
export type IdpPerson = IdpSettings['people'][number];

/** The names of the attributes in the assertions: those of Sambi, by which Swedish care describes its staff. */
export const sambi = {
  email: 'http://sambi.se/attributes/1/mail',
  firstName: 'http://sambi.se/attributes/1/givenName',
  lastName: 'http://sambi.se/attributes/1/surname',
  employeeHsaId: 'http://sambi.se/attributes/1/employeeHsaId',
  groups: 'http://sambi.se/attributes/1/systemRole',
  assurance: 'http://sambi.se/attributes/1/levelOfAssurance',
} as const satisfies Partial<Record<keyof IdpPerson, string>>;
