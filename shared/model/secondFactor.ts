import * as z from 'zod';

/** What an organisation wants of the password accounts at home there; see functions/account/secondFactor/README.md. */
export const secondFactorRules = ['off', 'optional', 'required'] as const;
export type SecondFactorRule = (typeof secondFactorRules)[number];

/** How many recovery codes an account gets at a time. */
export const recoveryCodeCount = 10;

/** The second factor of one's own account. */
export const SecondFactor = z.object({
  /** When the app was enrolled; null: it is not. */
  since: z.string().nullable(),
  recoveryCodesLeft: z.number(),
  rule: z.enum(secondFactorRules),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

/** What an authenticator app needs: the secret to type by hand, and the address that the QR code holds. */
export const Enrolment = z.object({ secret: z.string(), uri: z.string() });
export type Enrolment = z.infer<typeof Enrolment>;

/** Shown once: they are stored as hashes only. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

const password = z.string().min(1).max(256);

/** A code of the app (six digits), or a recovery code; spaces and hyphens are for the eye only. */
export const code = z
  .string()
  .max(40)
  .transform((text) => text.replaceAll(/[\s-]/g, '').toUpperCase())
  .refine((text) => text !== '', 'required');

export const OwnPassword = z.object({ password });
export const OwnPasswordAndCode = z.object({ password, code });

/** Whether a code is one of the app. */
export const isAppCode = (text: string): boolean => /^[0-9]{6}$/.test(text);
