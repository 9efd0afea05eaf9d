import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall } from '../machine/apt-install';
import { onPath } from '../machine/on-path';
import { alarms, expressions, monitoringFolder, namedIn } from './named-metrics';

jest.setTimeout(180_000);

/** Debian's package of Prometheus has its tool. */
function promtool(...words: readonly string[]): { readonly status: number | null; readonly said: string } {
  const { status, stdout, stderr } = spawnSync('promtool', words, { cwd: monitoringFolder, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

beforeAll(() => {
  if (!onPath('promtool') && !(aptInstall('prometheus') && onPath('promtool')))
    throw new Error('promtool is not installed, and "apt-get install prometheus" did not work');
});

test('Prometheus accepts the configuration with its rules', () => {
  expect(promtool('check', 'config', 'prometheus.yml')).toMatchObject({ status: 0 });
});

test('every alarm rings when it should, and not before', () => {
  const { status, said } = promtool('test', 'rules', 'alarms.test.yml');
  expect(said).toContain('SUCCESS');
  expect(status).toBe(0);
  const tests = readFileSync(join(monitoringFolder, 'alarms.test.yml'), 'utf8');
  expect(alarms().filter((name) => !tests.includes(`alertname: ${name}\n`))).toEqual([]);
});

test('the guide says for every alarm what to do, and names no other', () => {
  const guide = readFileSync(join(monitoringFolder, '../../../docs/operations.md'), 'utf8');
  const rows = [...guide.matchAll(/^\| `([A-Z][a-z]\w+)` \|/gm)].map(([, name]) => name);
  expect(rows.sort()).toEqual(alarms().sort());
});

test('metrics and labels are found in expressions', () => {
  const { metrics, labels } = namedIn([
    'sum by (shop_area) (rate(shop_a_total{shop_reason=~"late|exit", job="b"}[10m])) > on(slo) group_left 2 * slo:budget',
  ]);
  expect([...metrics, ...labels]).toEqual(['shop_a_total', 'slo:budget', 'shop_area', 'slo', 'shop_reason', 'job']);
  expect(namedIn(expressions()).metrics.size).toBeGreaterThan(25);
});
