import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from 'deploy-build/sources/app';
import * as z from 'zod/mini';
import { type Resource, resourcesOf, sets, sizes } from '../testing/kubernetes-files';
import { readAsRole } from '../testing/read-as-role';

const named = z.object({ name: z.string(), optional: z.optional(z.literal(true)) });
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

test.each(sets)('%s: Kubernetes knows each field of each resource', async (set) => {
  const resources = resourcesOf(set);
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

/** The manifests of a shop, without and with what turns traces and metrics on. */
const shops = sizes.flatMap((size): [name: string, resources: Resource[], isTraced: boolean][] => [
  [size, resourcesOf(size), false],
  [`${size} with telemetry`, [...resourcesOf(size), ...resourcesOf('telemetry')], true],
]);

test.each(shops)('%s: each role starts with its settings, and knows all of them', (_name, resources, isTraced) => {
  const maps = new Map(
    resources.filter(({ kind }) => kind === 'ConfigMap').map((one) => [one.metadata.name, settings.parse(one).data]),
  );
  const others = ['redis', 'collector'];
  const roles = resources.filter(
    ({ kind, metadata }) => /^(Deployment|Job)$/.test(kind) && !others.includes(metadata.name),
  );
  expect(roles.map(({ metadata }) => metadata.name).sort()).toEqual(['api', 'gateway', 'jobs', 'migrate']);
  for (const role of roles) {
    const { containers, volumes } = workload.parse(role).spec.template.spec;
    const asked = containers[0].envFrom.map(({ configMapRef }) => configMapRef);
    // Only the roles that need the database's address have it.
    const own = role.metadata.name === 'gateway' ? 'gateway' : 'back-end';
    const telemetry = { name: 'telemetry', optional: true };
    expect(asked).toEqual([{ name: own }, ...(role.metadata.name === 'migrate' ? [] : [telemetry])]);
    expect(volumes[0]?.secret?.secretName).toBe(own);
    const given = asked.filter(({ name, optional }) => !optional || maps.has(name)).map(({ name }) => maps.get(name));
    expect(given).toHaveLength(isTraced ? asked.length : 1);
    readAsRole(role.metadata.name, Object.assign({}, ...given), '/run/secrets/shop/');
  }
});

test.each(shops)('%s: services, budgets and policies mean pods that exist', (_name, resources) => {
  const apps = resources
    .filter(({ kind }) => /^(Deployment|Job|StatefulSet)$/.test(kind))
    .map(
      (one) =>
        z
          .object({
            spec: z.object({ template: z.object({ metadata: z.object({ labels: z.object({ app: z.string() }) }) }) }),
          })
          .parse(one).spec.template.metadata.labels.app,
    );
  const meant = JSON.stringify(resources).matchAll(/"app":"([\w-]+)"/g);
  for (const [, app] of meant) expect(apps).toContain(app);
  const policies = resources.filter(({ kind }) => kind === 'NetworkPolicy').map(({ metadata }) => metadata.name);
  expect(policies.filter((name) => name !== 'measured').sort()).toEqual(['nothing', ...apps].sort());
});

test('the sets differ in numbers only', () => {
  expect(withoutNumbers(resourcesOf('large'))).toBe(withoutNumbers(resourcesOf('small')));
});
