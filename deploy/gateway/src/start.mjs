import { clearEnvironment } from './clear-environment.ts';

// Node runs these two files without tsx, so no process is spawned while the settings are in the environment. With a
// cold cache tsx starts esbuild, and code of a release could read esbuild's environment.
const settings = { ...process.env };
const isCleared = clearEnvironment();
await import('tsx');
const { start } = await import('./start.ts');
await start(settings, isCleared);
