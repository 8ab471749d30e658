import { startTable } from '#infra/local/table.ts';

// A database with a parent of its own, for tests that kill it.
const { endpoint } = await startTable(process.argv[2]);
process.stdout.write(`${endpoint}\n`);
setInterval(() => undefined, 1000);
