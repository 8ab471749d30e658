import type { StoredAccount } from '#functions/kernel/rights/caller.ts';
import type { Row } from '#functions/kernel/store/table.ts';
import type { Credentials } from '../checkedPassword.ts';
import type { CodeAsked, Tokens } from '../identity.ts';

/** A sign-in whose password was right. */
export interface SecondStep extends Credentials {
  readonly profile: Row<StoredAccount>;
  readonly entered: Tokens | CodeAsked;
  readonly code?: string | undefined;
}
