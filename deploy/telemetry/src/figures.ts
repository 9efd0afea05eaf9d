import { ValueType } from '@opentelemetry/api';
import { hrTime } from '@opentelemetry/core';
import type { Resource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type CollectionResult,
  DataPointType,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import { Labelled } from './labelled';
import type { Metric } from './metrics';
import { Durations, Sum } from './series';
import type { Attributes, Series } from './telemetry';

/** Everything of one metric, in one of the two kinds. */
type Kept =
  | { readonly metric: Metric; readonly type: DataPointType.SUM; readonly series: Labelled<Sum> }
  | { readonly metric: Metric; readonly type: DataPointType.HISTOGRAM; readonly series: Labelled<Durations> };

/**
 * Counters and durations as numbers of our own. OpenTelemetry's instruments sort and hash the labels of each measurement, and two
 * measurements would cost a twentieth of a page from the cache. Its exporter gets the sums when Prometheus asks.
 */
export class Figures implements MetricProducer {
  readonly #began = hrTime();
  readonly #metrics = new Map<string, Kept>();

  constructor(private readonly resource: Resource) {}

  /** What is counted with these labels. Code that counts often keeps it. */
  series(metric: Metric, labels: Attributes): Series {
    let kept = this.#metrics.get(metric.name);
    if (!kept) {
      kept =
        metric.kind === 'histogram'
          ? { metric, type: DataPointType.HISTOGRAM, series: new Labelled((own) => new Durations(own)) }
          : { metric, type: DataPointType.SUM, series: new Labelled((own) => new Sum(own)) };
      this.#metrics.set(metric.name, kept);
    }
    return kept.series.of(labels);
  }

  /** For the reader of OpenTelemetry. */
  async collect(): Promise<CollectionResult> {
    const metrics = Array.from(this.#metrics.values(), (kept) => this.#read(kept));
    const { resource } = this;
    return { resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'shop' }, metrics }] }, errors: [] };
  }

  #read({ metric: { name, unit, description }, ...kept }: Kept): MetricData {
    const times = { startTime: this.#began, endTime: hrTime() };
    const point = <T>({ labels, value }: { readonly labels: Attributes; readonly value: T }) => ({
      ...times,
      attributes: labels,
      value,
    });
    const told = {
      descriptor: { name, unit, description, valueType: ValueType.DOUBLE },
      aggregationTemporality: AggregationTemporality.CUMULATIVE,
    };
    return kept.type === DataPointType.SUM
      ? { ...told, dataPointType: kept.type, isMonotonic: true, dataPoints: kept.series.all.map(point<number>) }
      : { ...told, dataPointType: kept.type, dataPoints: kept.series.all.map((one) => point(one)) };
  }
}
