// Plain JavaScript without packages, but for the two imported after the installation.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { bundleOptions, identityProvider } from './build.mjs';
import { install } from './install.mjs';
import { root } from './root.mjs';

/** The port of the pages; the server has the next one, and Vite passes on what is not a page. */
const port = Number(process.env.PORT ?? 3000);
const serverPort = port + 1;
const output = 'dist/dev';

install(root);
const { context } = await import('esbuild');
const { createServer } = await import('vite');

/** A server process that is replaced as a whole: the next one starts when the data folder is free. */
let running;

const startServer = () => {
  const child = spawn(
    process.execPath,
    [`--inspect=${process.env.INSPECT ?? 9229}`, '--enable-source-maps', join(root, output, 'main.mjs')],
    {
      cwd: root,
      stdio: 'inherit',
      env: { APP_URL: `http://localhost:${port}`, ...process.env, PORT: String(serverPort) },
    },
  );
  const ended = new Promise((resolve) => child.on('exit', resolve));
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { stop };
};

const server = await context({
  ...bundleOptions,
  absWorkingDir: root,
  entryPoints: { main: 'infra/local/devServer.ts', idp: identityProvider },
  outdir: output,
  sourcemap: true,
});

/** A build that fails leaves the last good server running; esbuild prints the reason. */
const renew = async () => {
  const isBuilt = await server.rebuild().then(
    () => true,
    () => false,
  );
  if (!isBuilt) return;
  await running?.stop();
  running = startServer();
};

/** Milliseconds that an editor needs to write a file: it is empty for a moment. */
const writingTime = 50;

// Changes may come faster than a server stops: restarts take turns, and one that waits serves all changes before it.
let turn = Promise.resolve();
let isWaiting = false;
const renewInTurn = () => {
  if (isWaiting) return;
  isWaiting = true;
  turn = turn.then(async () => {
    await setTimeout(writingTime);
    isWaiting = false;
    await renew();
  });
};

const passedOn = ['/api/', '/_local', '/oauth2', '/saml2', '/logout', '/answers'];
const target = `http://127.0.0.1:${serverPort}`;

const pages = await createServer({
  configFile: join(root, 'web/vite.config.ts'),
  server: { port, strictPort: true, proxy: Object.fromEntries(passedOn.map((path) => [path, target])) },
});

let stopping = false;
const stop = async () => {
  if (stopping) return;
  stopping = true;
  await Promise.all([pages.close(), server.dispose(), turn.then(() => running?.stop())]);
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);

await pages.listen();
renewInTurn();
// Vite's watcher tells at once; that of esbuild looks through the files in turn, and may need two seconds.
const sources = ['functions', 'infra/local', 'shared'].map((folder) => join(root, folder));
pages.watcher.add(sources);
pages.watcher.on('all', (_event, path) => {
  if (sources.some((folder) => path.startsWith(folder))) renewInTurn();
});
pages.printUrls();
