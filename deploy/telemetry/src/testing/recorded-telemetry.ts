import type { Attributes, Telemetry } from '../telemetry';

interface Recorded {
  readonly telemetry: Telemetry;
  readonly spans: { name: string; attributes: Attributes; error?: unknown }[];
  readonly measured: { name: string; labels: Attributes }[];
}

/** A telemetry that keeps what it is told. All code counts as inside of a span. */
export function recordedTelemetry(): Recorded {
  const spans: Recorded['spans'] = [];
  const measured: Recorded['measured'] = [];
  return {
    spans,
    measured,
    telemetry: {
      begin(name, { attributes = {} }) {
        const span: Recorded['spans'][number] = { name, attributes };
        spans.push(span);
        return {
          traceparent: '',
          set: (more) => void Object.assign(span, { attributes: { ...span.attributes, ...more } }),
          rename: (other) => void Object.assign(span, { name: other }),
          fail: (error) => void Object.assign(span, { error }),
          run: (work) => work(),
          end() {},
        };
      },
      receive: () => null,
      traceparent: () => undefined,
      ids: () => undefined,
      series: ({ name }, labels) => ({ record: () => void measured.push({ name, labels }) }),
      observe() {},
      take() {},
      close: async () => {},
    },
  };
}
