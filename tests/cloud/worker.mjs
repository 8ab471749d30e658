// Carries out events with the function whose code is in the working folder, as Lambda's runtime does.
import { pathToFileURL } from 'node:url';

const { handler } = await import(pathToFileURL('index.mjs').href);

process.on('message', async ({ id, event, seconds }) => {
  const until = Date.now() + seconds * 1000;
  const context = { awsRequestId: `${id}`, getRemainingTimeInMillis: () => until - Date.now() };
  try {
    process.send({ id, result: await handler(event, context) });
  } catch (cause) {
    process.send({ id, error: `${cause.name}: ${cause.message}` });
  }
});
process.send('ready');
