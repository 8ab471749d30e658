import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../infra/local/root.mjs';

/** Runs a command to its end; its output is ours. Rejects when it fails. */
export const run = (command, args, options = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')}: exit ${code}`)),
    );
  });

/** Waits for all of them to end; rejects with every one that failed. */
export const together = async (...running) => {
  const failed = (await Promise.allSettled(running)).filter(({ status }) => status === 'rejected');
  if (failed.length > 0) throw new Error(failed.map(({ reason }) => reason.message).join('; '));
};

/**
 * Runs steps in turn, prints the time of each, and ends the process with 1 at the first that fails. What a step resolves with is what it
 * left out: that is printed last.
 */
export const steps = async (list) => {
  const leftOut = [];
  for (const [name, step] of list) {
    const started = performance.now();
    console.log(`\n— ${name}`);
    try {
      leftOut.push(await step());
    } catch (error) {
      console.error(`\n✗ ${name}: ${error.message}`);
      process.exit(1);
    }
    console.log(`✓ ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  }
  for (const what of leftOut.filter((one) => typeof one === 'string')) console.log(`not run: ${what}`);
};

const node = process.execPath;

/** A tool of node_modules, run by node itself. */
export const tool = (path, ...args) => run(node, [join('node_modules', path), ...args]);
