import { clearEnvironment } from './clear-environment.ts';

// Node runs these two files without tsx, so nothing is spawned while the settings are in the environment: with a cold cache tsx starts
// esbuild, whose environment stays readable for code of a release.
const settings = { ...process.env };
const isCleared = clearEnvironment();
await import('tsx');
const { start } = await import('./start.ts');
await start(settings, isCleared);
