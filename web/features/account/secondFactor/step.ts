import type { ComponentType, ReactNode } from 'react';

/** What a login with the right password still lacks. */
export type Lacking = 'codeNeeded' | 'enrolmentNeeded';

export interface StepProps {
  readonly username: string;
  readonly password: string;
  /** The page of the login, around the form. */
  readonly frame: ComponentType<{
    readonly title: string;
    readonly lead: ReactNode;
    readonly children: ReactNode;
  }>;
  readonly onEntered: () => void;
  /** Back to username and password. */
  readonly onBack: () => void;
}
