import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Benchmark, megabytes, seconds } from './benchmark.ts';

const most = { milliseconds: 30_000, bytes: 300_000_000 };

/** Reading and matching a personnel file of 100,000 rows, in a process of its own so that its memory can be measured. */
export const importedFile: Benchmark = {
  name: 'import: 100,000 rows of staff read and matched',
  limit: `≤ ${seconds(most.milliseconds)}, ${megabytes(most.bytes)}`,
  run: async () => {
    // Without a limit the heap grows as long as the machine has memory, and its size would tell of the machine.
    const { stdout } = await promisify(execFile)(process.execPath, [
      ...[
        '--max-old-space-size=128',
        '--max-semi-space-size=8',
        '--import',
        'tsx/esm',
        'tests/bench/ground/importFile.ts',
      ],
    ]);
    const { took, people, memory, bytes } = JSON.parse(stdout);
    return {
      figure: `${seconds(took)}, ${megabytes(memory)}`,
      beside: `${megabytes(bytes)}, ${people} employees`,
      ok: took <= most.milliseconds && memory <= most.bytes,
    };
  },
};
