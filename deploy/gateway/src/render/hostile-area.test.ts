/** The real process of the gateway, with a release whose code looks for secrets in every simple way. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseFolder } from 'deploy-releases/store/release-store';
import * as z from 'zod/mini';
import { fakeBackEnd } from '../testing/fake-back-end';
import { goLive, writeReleases } from '../testing/fake-releases';

/** The stand-in shell runs `default.run` of an area, and its page shows the message of the error that the area throws. */
const hostileArea = `
module.exports = { default: { default: { run() {
  const { workerData, getEnvironmentData } = process.getBuiltinModule('node:worker_threads');
  const { readFileSync, readdirSync } = process.getBuiltinModule('node:fs');
  const read = (file) => { try { return readFileSync(file, 'latin1'); } catch (error) { return error.code; } };
  const pids = readdirSync('/proc').filter((name) => /^[0-9]+$/.test(name));
  const others = pids.map((pid) => [read('/proc/' + pid + '/cmdline'), read('/proc/' + pid + '/environ')]);
  const programs = others.filter(([command]) => command.includes('esbuild')).map(([command]) => command.includes('--service'));
  throw new Error('FOUND ' + JSON.stringify({
    env: process.env,
    reachedEnv: module.constructor.constructor('return process.env')(),
    argv: [process.argv, process.execArgv],
    workerData,
    environmentData: getEnvironmentData('secret') ?? null,
    report: process.report.getReport().environmentVariables ?? null,
    initial: read('/proc/self/environ'),
    initialOfThread: read('/proc/thread-self/environ'),
    command: read('/proc/self/cmdline'),
    secretsOfOthers: others.filter(([, environment]) => environment.includes('secret-of')),
    compilers: programs.length,
  }));
} } } };`;

const secrets = {
  COOKIE_KEY: 'secret-of-cookies',
  OVERRIDE_KEY: 'secret-of-overrides',
  SUGGESTIONS_TOKEN: 'secret-of-suggestions',
  GEOCODER_KEY: 'secret-of-the-geocoder',
  DATABASE_URL: 'postgres://secret-of-another-process',
};
const ready = z.object({ ready: z.literal(true), port: z.int() });

test('code of a release finds no secret in its environment, arguments and data, nor in those of the gateway and its children', async () => {
  const releases = mkdtempSync(join(tmpdir(), 'hostile-area-'));
  writeReleases(releases, '1.0.0');
  writeFileSync(join(releaseFolder(releases, 'mf-catalog', '1.0.0'), 'server/index.cjs'), hostileArea);
  goLive(releases, '1.0.0');
  const backEnd = await fakeBackEnd();
  // Without a cache of compiled files tsx starts esbuild, which runs as long as the gateway.
  const cold = mkdtempSync(join(tmpdir(), 'cold-cache-'));
  const gateway = spawn(process.execPath, [join(import.meta.dirname, '../start.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      ...secrets,
      TMPDIR: cold,
      PORT: '0',
      API_ROOT: backEnd.root,
      RELEASES: releases,
      LOG_LEVEL: 'error',
      SUGGESTIONS_URL: backEnd.root,
      GEOCODER_URL: backEnd.root,
    },
  });
  try {
    const [message] = await once(gateway, 'message');
    const { port } = ready.parse(message);
    const page = await new Promise<string>((resolve, reject) => {
      get({ port, path: '/', headers: { host: 'shop.localhost' } }, async (response) => {
        let text = '';
        for await (const chunk of response) text += chunk;
        resolve(text);
      }).on('error', reject);
    });
    expect(page).toContain('FOUND {"env":{}');
    expect(page).toContain(`"apiRoot":"${backEnd.root}"`);
    expect(page).not.toContain('secret-of');
    expect(page).toContain('"secretsOfOthers":[]');
    expect(page).not.toContain('"compilers":0');
  } finally {
    const ended = once(gateway, 'exit');
    gateway.kill('SIGTERM');
    await ended;
    await backEnd.close();
    rmSync(cold, { recursive: true, force: true });
    rmSync(releases, { recursive: true, force: true });
  }
}, 120_000);
