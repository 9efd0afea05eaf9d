import { PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { Figures } from './figures';
import { metrics } from './metrics';

/** The lines that Prometheus reads, of these measurements. */
async function told(measure: (figures: Figures) => void): Promise<string[]> {
  const figures = new Figures(resourceFromAttributes({}));
  measure(figures);
  const { resourceMetrics } = await figures.collect();
  return new PrometheusSerializer('', false, undefined, true, true).serialize(resourceMetrics).split('\n');
}

test('durations are a histogram of Prometheus: buckets that grow up to the number of all, and their sum', async () => {
  const lines = await told((figures) => {
    const series = figures.series(metrics.renderWait, {});
    for (const seconds of [0.001, 0.005, 0.006, 0.3, 60]) series.record(seconds);
  });
  expect(lines).toContain('# TYPE shop_render_wait histogram');
  const counts = Object.fromEntries(
    lines
      .flatMap((line) => [...line.matchAll(/^shop_render_wait_bucket\{le="(.+)"\} (\d+)$/g)])
      .map(([, le, count]) => [le, Number(count)]),
  );
  expect(counts).toMatchObject({ '0.005': 2, '0.01': 3, '0.25': 3, '0.5': 4, '10': 4, '+Inf': 5 });
  expect(Object.keys(counts)).toHaveLength(12);
  expect(lines).toEqual(expect.arrayContaining(['shop_render_wait_count 5', 'shop_render_wait_sum 60.312']));
});

test('a counter begins at 0 once it is known, and only adds', async () => {
  const labels = { 'shop.result': 'hit' };
  const line = 'shop_documents_total{shop_result="hit"}';
  expect(await told((figures) => figures.series(metrics.documents, labels).record(0))).toContain(`${line} 0`);
  const counted = await told((figures) => {
    for (let times = 0; times < 3; times += 1) figures.series(metrics.documents, labels).record(1);
  });
  expect(counted).toEqual(expect.arrayContaining([`${line} 3`, '# TYPE shop_documents_total counter']));
});

test('the same labels in another order are the same series: Prometheus refuses a series that is told twice', async () => {
  const lines = await told((figures) => {
    figures.series(metrics.faults, { 'shop.area': 'a', 'shop.where': 'server' }).record(1);
    figures.series(metrics.faults, { 'shop.where': 'server', 'shop.area': 'a' }).record(1);
  });
  expect(lines.filter((line) => line.startsWith('shop_page_faults_total{'))).toEqual([
    'shop_page_faults_total{shop_area="a",shop_where="server"} 2',
  ]);
});

test('labels that never end are counted together from the 1500th series on', async () => {
  const lines = await told((figures) => {
    for (let number = 0; number < 3_000; number += 1)
      figures.series(metrics.faults, { 'shop.area': `${number}` }).record(1);
  });
  const series = lines.filter((line) => line.startsWith('shop_page_faults_total{'));
  expect(series).toHaveLength(1_501);
  expect(series.at(-1)).toBe('shop_page_faults_total{otel_metric_overflow="true"} 1500');
});
