/** From here on one decimal shows a difference as −0,5 services or worse: a shortage. What is nearer to zero is noise. */
export const SHORT = -0.45;

/** Whether supply − demand, as the map shows it (one decimal), is a shortage; never without a demand. */
export const isShort = (diff: number | null | undefined): boolean => typeof diff === 'number' && diff <= SHORT;
