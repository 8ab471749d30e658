import { createHashAddress } from '#web/platform/navigation/hashAddress.ts';

/** The address of this window. */
export const hashAddress = createHashAddress(window, history, () => location.hash);
