import fc from 'fast-check';

// One seed for all runs, so that the score depends on code and tests only.
fc.configureGlobal({ seed: 1 });
