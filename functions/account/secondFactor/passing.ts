import type { Scope } from '#functions/kernel/changes/scope.ts';
import { Problem } from '#functions/kernel/problem.ts';
import { isCodeAsked, type Tokens } from '../identity.ts';
import type { AccountParts } from '../notices.ts';
import { ruleOf } from './rule.ts';
import type { SecondStep } from './step.ts';

// Loaded at first use: most sign-ins have no code.
const codes = () => import('./codes.ts');

/**
 * The tokens of a sign-in whose password was right (README.md beside this file). Throws `codeNeeded`, `enrolmentNeeded`, and as
 * `passCode`.
 */
export const passSecondFactor = async (scope: Scope, parts: AccountParts, step: SecondStep): Promise<Tokens> => {
  const { profile, entered, code } = step;
  const rule = await ruleOf(scope, profile.data);
  const isAsked = profile.data.secondFactor !== undefined && rule !== 'off';
  if (isAsked && code !== undefined) return (await codes()).passCode(scope, parts, { ...step, code });
  if (isAsked || rule === 'required') {
    await (await codes()).discard(parts.identity, entered);
    throw new Problem(isAsked ? 'codeNeeded' : 'enrolmentNeeded');
  }
  return isCodeAsked(entered) ? (await codes()).withoutCode(parts.identity, step) : entered;
};
