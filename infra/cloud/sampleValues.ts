const isSample = (text: string): boolean => /\bexample\.|sample/i.test(text);

/** The paths of the texts below a value that are samples. */
const samplesIn = (value: unknown, path: string): readonly string[] => {
  if (typeof value === 'string') return isSample(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => samplesIn(part, path ? `${path}.${name}` : name));
};

/**
 * Throws where a stage still has values of the sample, and names them: they would be deployed as somebody else's domain, or as an address
 * that no alarm reaches.
 */
export const assertReplaced = (stage: object): void => {
  const samples = samplesIn(stage, '');
  if (samples.length > 0)
    throw new Error(
      `infra/cloud/stage.ts still has values of the sample: ${samples.join(', ')} (infra/cloud/OPERATIONS.md "Before the first deploy")`,
    );
};
