import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from 'deploy-build/sources/app';
import * as z from 'zod/mini';
import { type Resource, resourcesOf, sizes } from '../testing/kubernetes-files';
import { readAsRole } from '../testing/read-as-role';

const named = z.object({ name: z.string() });
const workload = z.object({
  spec: z.object({
    template: z.object({
      metadata: z.object({ labels: z.object({ app: z.string() }) }),
      spec: z.object({
        containers: z.tuple([z.object({ envFrom: z.array(z.object({ configMapRef: named })) })]),
        volumes: z.array(z.object({ secret: z.optional(z.object({ secretName: z.string() })) })),
      }),
    }),
  }),
});
const settings = z.object({ data: z.record(z.string(), z.string()) });

/** What may differ between the sets: how many, and how large. */
const NUMBERS = /^(replicas|minReplicas|maxReplicas|cpu|memory)$/;
const withoutNumbers = (resources: readonly Resource[]) =>
  JSON.stringify(resources, (key, value: unknown) => (NUMBERS.test(key) || key === 'args' ? 'a number' : value), 1);

test.each(sizes)('%s: Kubernetes knows each field of each resource', async (size) => {
  const resources = resourcesOf(size);
  for (const one of resources) {
    const kinds: Record<string, new (data: Resource) => { validate: () => void }> = await import(
      `kubernetes-models/${one.apiVersion}`
    );
    const Kind = kinds[one.kind];
    if (!Kind) throw new Error(`There is no ${one.kind} in ${one.apiVersion}`);
    expect(() => new Kind(one).validate()).not.toThrow();
  }
  // The schemas allow fields that nobody knows, such as misspelled ones. The types do not.
  const lines = resources.map(
    (one, at) =>
      `export const one${at}: import('kubernetes-models/${one.apiVersion}').I${one.kind} = ${JSON.stringify(one)};`,
  );
  const dist = join(root, 'deploy/production/dist');
  await mkdir(dist, { recursive: true });
  const folder = await mkdtemp(join(dist, 'manifests-'));
  try {
    await writeFile(join(folder, 'manifests.ts'), lines.join('\n'));
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig', '--module', 'nodenext', '--types', ''];
    const checked = promisify(execFile)(join(root, 'node_modules/.bin/tsc'), [
      ...options,
      join(folder, 'manifests.ts'),
    ]);
    expect(await checked.catch(({ stdout }: { stdout: string }) => ({ stdout }))).toMatchObject({ stdout: '' });
  } finally {
    await rm(folder, { recursive: true });
  }
});

test.each(sizes)('%s: each role starts with its settings, and knows all of them', (size) => {
  const resources = resourcesOf(size);
  const maps = new Map(
    resources.filter(({ kind }) => kind === 'ConfigMap').map((one) => [one.metadata.name, settings.parse(one).data]),
  );
  const roles = resources.filter(({ kind, metadata }) => /^(Deployment|Job)$/.test(kind) && metadata.name !== 'redis');
  expect(roles.map(({ metadata }) => metadata.name).sort()).toEqual(['api', 'gateway', 'jobs', 'migrate']);
  for (const role of roles) {
    const { containers, volumes } = workload.parse(role).spec.template.spec;
    const names = containers[0].envFrom.map(({ configMapRef }) => configMapRef.name);
    // Only the roles that need the database's address have it.
    expect(names).toEqual([role.metadata.name === 'gateway' ? 'gateway' : 'back-end']);
    expect(volumes[0]?.secret?.secretName).toBe(names[0]);
    readAsRole(role.metadata.name, Object.assign({}, ...names.map((name) => maps.get(name))), '/run/secrets/shop/');
  }
});

test.each(sizes)('%s: services, budgets and policies mean pods that exist', (size) => {
  const resources = resourcesOf(size);
  const apps = resources
    .filter(({ kind }) => kind === 'Deployment' || kind === 'Job')
    .map((one) =>
      z
        .object({
          spec: z.object({ template: z.object({ metadata: z.object({ labels: z.object({ app: z.string() }) }) }) }),
        })
        .parse(one),
    )
    .map(({ spec }) => spec.template.metadata.labels.app);
  const meant = JSON.stringify(resources).matchAll(/"app":"([\w-]+)"/g);
  for (const [, app] of meant) expect(apps).toContain(app);
  const policies = resources.filter(({ kind }) => kind === 'NetworkPolicy').map(({ metadata }) => metadata.name);
  expect(policies.sort()).toEqual(['nothing', ...apps].sort());
});

test('the sets differ in numbers only', () => {
  expect(withoutNumbers(resourcesOf('large'))).toBe(withoutNumbers(resourcesOf('small')));
});
