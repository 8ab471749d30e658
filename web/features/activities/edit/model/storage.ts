/** What is stored, and what gets it as it is stored now. */
export interface Storage<Stored> {
  readonly stored: Stored;
  /** Without a value it is loaded again. */
  readonly onStored: (now?: Stored) => Promise<unknown>;
}
