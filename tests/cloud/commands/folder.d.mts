export declare const recordedCommands: (
  runTests: () => Promise<void>,
  from?: readonly string[],
  kept?: string,
) => Promise<void>;
