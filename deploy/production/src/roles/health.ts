import process, { argv, env } from 'node:process';

/**
 * `node health.mjs API_PORT`: whether the role that listens on the port of this setting is alive. The health check of an image, which has no
 * other program that can ask.
 */
const port = env[argv[2] ?? ''];
const answer = await fetch(`http://127.0.0.1:${port}/livez`, { signal: AbortSignal.timeout(2_000) });
process.exitCode = answer.ok ? 0 : 1;
