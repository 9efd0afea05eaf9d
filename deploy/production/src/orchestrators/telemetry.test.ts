import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from 'deploy-build/sources/app';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { connectionsOf } from '../testing/connections';
import { resourcesOf, sizes } from '../testing/kubernetes-files';

const ROLES = ['api', 'gateway', 'jobs'];

const prometheus = z.object({
  scrape_configs: z.array(
    z.object({
      job_name: z.string(),
      dns_sd_configs: z.tuple([z.object({ names: z.array(z.string()), type: z.literal('A'), port: z.number() })]),
    }),
  ),
});
const headless = z.object({
  spec: z.object({
    clusterIP: z.literal('None'),
    publishNotReadyAddresses: z.literal(true),
    selector: z.object({ app: z.string() }),
    ports: z.tuple([z.object({ port: z.number(), targetPort: z.string() })]),
  }),
});
const ports = z.object({
  spec: z.object({
    template: z.object({
      spec: z.object({
        containers: z.tuple([z.object({ ports: z.array(z.object({ name: z.string(), containerPort: z.number() })) })]),
      }),
    }),
  }),
});

describe.each(sizes)('%s', (size) => {
  const shop = resourcesOf(size);
  const telemetry = resourcesOf('telemetry');

  test('the policies let Prometheus in, let the roles reach the collector, and open neither to anybody else', () => {
    const before = connectionsOf(shop);
    expect(before).toContain('gateway > api:4000');
    const added = connectionsOf([...shop, ...telemetry]).filter((one) => !before.includes(one));
    expect(added).toEqual([
      'api > collector:4318',
      'collector > others:443',
      'collector > others:53',
      'gateway > collector:4318',
      'jobs > collector:4318',
      'prometheus > api:9464',
      'prometheus > gateway:9464',
      'prometheus > jobs:9464',
      'prometheus > others:53',
    ]);
    expect(before.filter((one) => /:(4318|9464)$/.test(one))).toEqual([]);
  });

  test('Prometheus reads each role under the name that rules expect, at the port that its settings open', () => {
    const text = readFileSync(join(root, 'deploy/production/monitoring/prometheus.yml'), 'utf8');
    const jobs = prometheus.parse(parse(text)).scrape_configs;
    expect(jobs.map(({ job_name }) => job_name).sort()).toEqual(ROLES);
    const settings = z
      .object({ data: z.object({ OTEL_EXPORTER_PROMETHEUS_PORT: z.string() }) })
      .parse(telemetry.find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === 'telemetry'));
    const port = Number(settings.data.OTEL_EXPORTER_PROMETHEUS_PORT);
    for (const {
      job_name: role,
      dns_sd_configs: [found],
    } of jobs) {
      expect(found).toEqual({ names: [`${role}-metrics`], type: 'A', port });
      const service = telemetry.find(({ kind, metadata }) => kind === 'Service' && metadata.name === found.names[0]);
      const { selector, ports: own } = headless.parse(service).spec;
      expect({ selector, own }).toMatchObject({ selector: { app: role }, own: [{ port, targetPort: 'metrics' }] });
      const pod = shop.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === role);
      const [container] = ports.parse(pod).spec.template.spec.containers;
      expect(container.ports).toContainEqual({ name: 'metrics', containerPort: port });
    }
  });
});
