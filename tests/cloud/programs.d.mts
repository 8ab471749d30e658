/** Whether a program can be started here. */
export const isInstalled: (program: string) => boolean;
