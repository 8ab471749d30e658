/** Of a client of the SDK, in milliseconds: when AWS hangs, its three attempts end before the gateway gives up after 29 s. */
export const clientLimits = { connectionTimeout: 2000, requestTimeout: 6000, throwOnRequestTimeout: true };
