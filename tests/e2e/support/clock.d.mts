export declare const setClockAhead: (milliseconds: number) => void;
