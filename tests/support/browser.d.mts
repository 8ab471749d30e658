/** What Playwright needs to start the browser of the tests; no path where Playwright's own is used. */
export const launchOptions: () => { executablePath: string | undefined; args: string[] };
