import { startIdp } from './server.ts';
import { IdpSettings } from './settings.ts';

// The process ends with the one that started it, which holds the other end of its input.
process.stdin.on('end', () => process.exit(0)).resume();
const { url } = await startIdp(IdpSettings.parse(JSON.parse(process.env.IDP_SETTINGS ?? '{}')));
console.log(JSON.stringify({ url }));
