import fc from 'fast-check';

// One seed, so that the score depends on code and tests only; few random plans, as each mutant repeats them.
fc.configureGlobal({ seed: 1, numRuns: 10 });
