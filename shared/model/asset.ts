import * as z from 'zod';
import { AbsenceKind } from './absence.ts';
import {
  changedFields,
  changedWeeks,
  comment,
  day,
  decimal,
  name,
  ordered,
  stamped,
  storedFields,
  text,
  version,
  wholeWeeks,
} from './fields.ts';

/** The most that each rate can be, and its decimals (shared/calculation/README.md 2). */
export const rateLimits = {
  workRate: { max: 1, fractions: 4 },
  workRateExcluded: { max: 1, fractions: 4 },
  weekendRate: { max: 3, fractions: 2 },
  nightRate: { max: 7, fractions: 2 },
  /** Whole numbers; a decimal can be typed, so that it is refused at its field. */
  level: { max: 6, fractions: 2 },
} as const;

const rateOf = (field: Exclude<keyof typeof rateLimits, 'level'>) =>
  decimal(rateLimits[field].max, rateLimits[field].fractions);

/** Why a rate is outside the staffing; null or left out where nothing is said. */
const absence = AbsenceKind.nullable().optional();

/** The unit that the person is lent to with the rate outside the staffing; null or left out where to none. Set by a loan only. */
const lentTo = text(100).nullable().optional();

/** What is set on a period: unless given otherwise in service full time, weekend rate 1, no nights, no level. */
const periodFields = {
  workRate: rateOf('workRate').default(1),
  workRateExcluded: rateOf('workRateExcluded').default(0),
  isFillIn: z.boolean().default(false),
  isContractor: z.boolean().default(false),
  weekendRate: rateOf('weekendRate').default(1),
  nightRate: rateOf('nightRate').default(0),
  level: z.number().min(0).max(rateLimits.level.max).refine(Number.isInteger, 'level').default(0),
  comment: comment.default(''),
};

/** A time of employment with its rates. `end` null is until further notice. */
export const AssetPeriod = z.object({
  ...stamped,
  assetId: z.string(),
  start: day,
  end: day.nullable(),
  ...storedFields(periodFields),
  absence,
  lentTo: z.string().nullable().optional(),
  hasDisconnectedStart: z.boolean(),
  hasDisconnectedEnd: z.boolean(),
});
export type AssetPeriod = z.infer<typeof AssetPeriod>;
export type StoredAssetPeriod = Omit<AssetPeriod, 'assetId' | 'hasDisconnectedStart' | 'hasDisconnectedEnd'>;

export const AssetPeriodFields = z.object({ ...wholeWeeks, ...periodFields, absence });
export const AssetPeriodChange = z.object({ ...changedWeeks, ...changedFields(periodFields), absence, version });
export type AssetPeriodFields = z.infer<typeof AssetPeriodFields>;
export type AssetPeriodChange = z.infer<typeof AssetPeriodChange>;

/** The rules over several fields: end after start; not both substitute and contractor; an absence only where a rate is outside. */
export const checkedAssetPeriod = <Schema extends z.ZodType<AssetPeriodChange>>(schema: Schema) =>
  ordered(schema)
    .refine((period) => !(period.isFillIn && period.isContractor), {
      error: 'fillInContractor',
      path: ['isContractor'],
    })
    .refine(({ absence, workRateExcluded }) => !(absence && workRateExcluded === 0), {
      error: 'absenceRate',
      path: ['absence'],
    });

/** How much the person has agreed to work at most; null where nothing is agreed (shared/calculation/README.md 18). */
const agreedRate = decimal(rateLimits.workRate.max, rateLimits.workRate.fractions).nullable();

/** An employee with the periods of employment and their joined spans. */
export const Asset = z.object({
  ...stamped,
  name: z.string(),
  agreedRate: z.number().nullable(),
  periods: z.array(AssetPeriod),
  consistentPeriods: z.array(z.object({ start: day, end: day.nullable() })),
});
export type Asset = z.infer<typeof Asset>;

/** An employee of the team sheet; `version` counts every change to the employee or to any of the periods. */
export const TeamMember = z.object({
  id: z.string(),
  name: z.string(),
  version: z.number(),
  periods: z.array(AssetPeriod),
});
export type TeamMember = z.infer<typeof TeamMember>;

/** Fields of an answer that a caller cannot set: ignored in a body. */
const shown = <Field extends string>(...fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, z.unknown().optional()])) as Record<
    Field,
    z.ZodOptional<z.ZodUnknown>
  >;

/** A period of the team sheet: with `id` where a stored one is kept, and with its loan, which is kept where one is stored. */
const TeamPeriod = AssetPeriodFields.extend({
  id: z.string().max(100).optional(),
  lentTo,
  version,
  ...shown('assetId', 'changedBy', 'changedAt', 'hasDisconnectedStart', 'hasDisconnectedEnd'),
});

/** The most employees, and periods of one, that one save of the team sheet takes: they fit one transaction. */
export const teamLimits = { assets: 40, periods: 500 } as const;

/**
 * `version` (of the employee in the team sheet) or `base` (all stored periods with their versions) is the state that the change
 * is based on; without both it applies to the stored one.
 */
export const TeamChange = z.object({
  assets: z
    .array(
      z.object({
        id: z.string().max(100),
        version,
        base: z
          .array(z.object({ id: z.string().max(100), version: z.number().int() }))
          .max(teamLimits.periods)
          .optional(),
        periods: z.array(checkedAssetPeriod(TeamPeriod)).max(teamLimits.periods),
        ...shown('name'),
      }),
    )
    .min(1)
    .max(teamLimits.assets)
    .refine((assets) => new Set(assets.map(({ id }) => id)).size === assets.length, 'twice'),
});
export type TeamChange = z.infer<typeof TeamChange>;

/** Where a lent person comes from: another unit of the organisation. */
const lentFrom = z.object({
  areaId: z.string().max(100),
  unitId: z.string().max(100),
  categoryId: z.string().max(100),
  assetId: z.string().max(100),
});

/** A new employee of the team sheet; with `from` somebody lent, whose rates are moved out of the staffing there. */
const AddedMember = z
  .object({
    name: name(),
    periods: z.array(checkedAssetPeriod(AssetPeriodFields)).min(1).max(teamLimits.periods),
    from: lentFrom.optional(),
  })
  .superRefine(({ from, periods }, context) => {
    // Nobody is lent until further notice.
    for (const [index, { end }] of periods.entries())
      if (from && end === null)
        context.addIssue({ code: 'custom', message: 'required', path: ['periods', index, 'end'] });
  });

/** Changes of the team sheet together with new employees and loans, all or none. */
export const TeamDraft = z
  .object({ assets: TeamChange.shape.assets.or(z.array(z.never()).max(0)), added: z.array(AddedMember).min(1) })
  .refine(
    ({ assets, added }) => assets.length + added.length + added.filter(({ from }) => from).length <= teamLimits.assets,
    { error: 'tooMany', params: { max: teamLimits.assets }, path: ['added'] },
  );
export type TeamDraft = z.infer<typeof TeamDraft>;

/** The name of an anonymised employee. */
export const anonymousName = 'Anonymiserad';

export const AssetFields = z.object({ name: name(), period: checkedAssetPeriod(AssetPeriodFields) });
export const AssetChange = z.object({ name: name().optional(), agreedRate: agreedRate.optional(), version });
export type AssetFields = z.infer<typeof AssetFields>;
export type AssetChange = z.infer<typeof AssetChange>;
