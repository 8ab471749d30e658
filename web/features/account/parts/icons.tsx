import type { ReactNode } from 'react';
import type { DeviceKind } from '#shared/text/device.ts';

const Icon = ({ children }: { readonly children: ReactNode }) => (
  <svg
    width="16"
    height="16"
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
);

/** An identity card. */
export const CardIcon = () => (
  <Icon>
    <path d="M1.5 3h13v10h-13zM4 10.5c.3-1.2 3.2-1.2 3.5 0M9.5 6.5h3M9.5 9h3" />
    <circle cx="5.75" cy="6.75" r="1.25" />
  </Icon>
);

/** An arrow to the right. */
export const ArrowIcon = () => (
  <Icon>
    <path d="M2 8h12M9.5 3.5 14 8l-4.5 4.5" />
  </Icon>
);

/** An eye; crossed out while it is closed. */
export const EyeIcon = ({ open }: { readonly open: boolean }) => (
  <Icon>
    <path d="M1.2 8S3.7 3.4 8 3.4 14.8 8 14.8 8 12.3 12.6 8 12.6 1.2 8 1.2 8Z" />
    <circle cx="8" cy="8" r="2.1" />
    {!open && <path d="M13.4 2 2.6 14" />}
  </Icon>
);

/** A tick for a rule that is met, a ring for one that is not. */
export const TickIcon = ({ done }: { readonly done: boolean }) => (
  <Icon>{done ? <path d="m3 8.5 3.4 3.4L13 4.6" strokeWidth="1.8" /> : <circle cx="8" cy="8" r="2.6" />}</Icon>
);

const devices: Readonly<Record<DeviceKind, string>> = {
  computer: 'M3 3.2h10v7H3zM1.2 12.8h13.6',
  tablet: 'M3 1.8h10v12.4H3zM7.2 11.9h1.6',
  phone: 'M4.6 1.5h6.8v13H4.6zM7.2 12.2h1.6',
};

/** A computer, a tablet or a phone; a question mark where the kind of device is not known. */
export const DeviceIcon = ({ kind }: { readonly kind: DeviceKind | undefined }) => (
  <Icon>
    {kind === undefined ? (
      <path d="M5.6 6.2C5.6 3 10.5 3 10.5 6c0 1.9-2.4 2-2.4 3.8M8.1 12.4v.1" />
    ) : (
      <path d={devices[kind]} />
    )}
  </Icon>
);
