import { metrics } from './metrics';
import type { Attributes, Series, Telemetry } from './telemetry';

/** A kind of request: its name in traces, and its series in metrics, which are looked up once. */
export class MeasuredRoute {
  readonly name: string;
  readonly #byStatus = new Map<number, Series>();
  readonly #narrower = new Map<string, MeasuredRoute>();

  constructor(
    private readonly running: Pick<Telemetry, 'series'>,
    readonly labels: Attributes,
  ) {
    this.name = `${labels['http.request.method']} ${labels['http.route']}`;
  }

  record(status: number, seconds: number) {
    let series = this.#byStatus.get(status);
    if (!series) {
      series = this.running.series(metrics.requests, { ...this.labels, 'http.response.status_code': status });
      this.#byStatus.set(status, series);
    }
    series.record(seconds);
  }

  /** The same with more labels, which have few values, as all labels. @param key of these values */
  with(key: string, labels: () => Attributes): MeasuredRoute {
    const before = this.#narrower.get(key);
    if (before) return before;
    const narrower = new MeasuredRoute(this.running, { ...this.labels, ...labels() });
    this.#narrower.set(key, narrower);
    return narrower;
  }
}
