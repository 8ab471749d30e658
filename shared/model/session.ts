/** How long an access token is valid, in milliseconds. */
export const accessLifetime = 3_600_000;

/** In an organisation with an idle limit, a window in use renews its token after so many milliseconds: so the server knows of the use. */
export const renewalInterval = 4 * 60_000;

/** What the server grants beyond an idle limit since the last renewal: a window may have been used right before the next one. */
export const idleTolerance = 5 * 60_000;
