/** What `cdk synth` made of the sample stage and of a stage with 200 customers: folders, and what removes them. */
export interface Synthesised {
  readonly assembly: string;
  readonly manyCustomers: string;
  readonly remove: () => Promise<void>;
}

export function synthesise(): Promise<Synthesised>;
