import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DCLinter } from 'dclint';
import { root } from 'deploy-build/sources/app';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { readAsRole } from '../testing/read-as-role';

const run = promisify(execFile);
const folder = join(root, 'deploy/production');
const files = ['compose.yaml', 'compose.telemetry.yaml'] as const;
const ROLES = ['gateway', 'api', 'jobs', 'migrate'];

const service = z.object({
  secrets: z.optional(z.array(z.string())),
  environment: z.optional(z.record(z.string(), z.string())),
  networks: z.optional(z.union([z.array(z.string()), z.record(z.string(), z.nullable(z.looseObject({})))])),
  volumes: z.optional(z.array(z.string())),
});
const compose = z.object({
  services: z.record(z.string(), service),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
});
const read = (file: (typeof files)[number]) =>
  compose.parse(parse(readFileSync(join(folder, file), 'utf8'), { merge: true }));

test.each(files)('%s has the form of the Compose specification', (file) => {
  const linter = new DCLinter({ rules: {}, quiet: false, debug: false, exclude: [] });
  const said = linter.lintFiles([join(folder, file)], false).flatMap(({ messages }) => messages);
  // The other rules are about style, and about tags, which are those of the person who builds.
  expect(said.filter(({ rule }) => rule.startsWith('invalid'))).toEqual([]);
});

test('each role starts with its settings, knows all of them, and gets no secret that it does not read', () => {
  const { services, secrets } = read('compose.yaml');
  for (const role of ROLES) {
    const { environment = {}, secrets: given = [] } = services[role] ?? {};
    readAsRole(role, environment, '/run/secrets/');
    const files = Object.values(environment).filter((value) => value.startsWith('/run/secrets/'));
    expect([...given].sort()).toEqual(files.map((path) => path.slice('/run/secrets/'.length)).sort());
    expect(Object.keys(secrets)).toEqual(expect.arrayContaining(given));
  }
});

test('traces and metrics are off in compose.yaml, and the file that turns them on gives the roles settings that they know', () => {
  const [base, more] = [read('compose.yaml'), read('compose.telemetry.yaml')];
  expect(JSON.stringify(base.services)).not.toContain('OTEL_');
  for (const role of ['gateway', 'api', 'jobs']) {
    const { environment = {}, networks = {} } = more.services[role] ?? {};
    readAsRole(role, { ...base.services[role]?.environment, ...environment }, '/run/secrets/');
    expect(environment).toMatchObject({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' });
    expect(networks).toEqual({ metrics: { aliases: [`${role}-metrics`] }, traces: {} });
  }
  // Neither is where the database and the cache are.
  expect(more.services.prometheus?.networks).toEqual(['people', 'metrics']);
  expect(more.services.collector?.networks).toEqual(['outside', 'traces']);
  const mounted = Object.values(more.services).flatMap(({ volumes = [] }) =>
    volumes.filter((one) => one.startsWith('.')),
  );
  expect(mounted).toHaveLength(4);
  for (const one of mounted) expect(existsSync(join(folder, one.split(':')[0] ?? ''))).toBe(true);
});

const hasProxy = spawnSync('haproxy', ['-v']).status === 0;
(hasProxy ? test : test.skip)('HAProxy accepts its configuration', async () => {
  const place = await mkdtemp(join(tmpdir(), 'proxy-'));
  try {
    const [key, certificate, both] = ['key', 'certificate', 'both'].map((name) => join(place, name));
    if (!key || !certificate || !both) throw new Error('No files');
    const made = [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-subj',
      '/CN=shop.example',
    ];
    await run('openssl', [...made, '-keyout', key, '-out', certificate]);
    await writeFile(both, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
    const config = readFileSync(join(folder, 'compose/haproxy.cfg'), 'utf8').replace('/run/secrets/certificate', both);
    await writeFile(join(place, 'haproxy.cfg'), config);
    await run('haproxy', ['-c', '-f', join(place, 'haproxy.cfg')]);
  } finally {
    await rm(place, { recursive: true });
  }
});
