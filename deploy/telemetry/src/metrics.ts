/** One value of a metric, when it is read. */
export interface Reading {
  readonly value: number;
  readonly labels?: Readonly<Record<string, string>>;
}

export interface Metric {
  readonly name: string;
  readonly kind: 'histogram' | 'counter' | 'gauge';
  /** Of durations: `s`. */
  readonly unit: string;
  readonly description: string;
}

const duration = (name: string, description: string): Metric => ({ name, kind: 'histogram', unit: 's', description });
const counter = (name: string, description: string): Metric => ({ name, kind: 'counter', unit: '1', description });
const gauge = (name: string, description: string, unit = '1'): Metric => ({ name, kind: 'gauge', unit, description });

/**
 * All metrics of the roles. Names as in OpenTelemetry's conventions where there is one. A label has few values, which are names of ours:
 * routes, areas, pools, queues.
 */
export const metrics = {
  requests: duration('http.server.request.duration', 'Requests by route name, method and status'),
  outgoing: duration('http.client.request.duration', 'Requests to the back end and to partners, by host and status'),
  renders: duration('shop.render.duration', 'Renders of pages by page and area, without waiting for a renderer'),
  renderWait: duration('shop.render.wait', 'Waiting for a renderer'),
  renderQueue: gauge('shop.render.queue', 'Pages that wait for a renderer'),
  renderers: gauge('shop.render.workers', 'Renderers that run'),
  stopped: counter('shop.render.stopped', 'Renders that were stopped, by area and reason'),
  faults: counter('shop.page.faults', 'Failed parts of pages, by area and by where they ran: server or browser'),
  documents: counter('shop.documents', 'Pages from the cache (hit, stale) or rendered for the visitor (miss)'),
  documentBytes: gauge('shop.documents.size', 'Cached pages', 'By'),
  releases: gauge('shop.release', 'The live release of each app, by version'),
  statements: duration('db.client.operation.duration', 'SQL by pool and operation'),
  connections: gauge('db.client.connection.count', 'Connections by pool and state'),
  connectionsWaiting: gauge('db.client.connection.pending_requests', 'Work that waits for a connection, by pool'),
  sessions: counter('shop.session.cache', 'Sessions that were found in the cache (hit) or not (miss)'),
  redis: gauge('shop.redis.up', 'Whether the shared Redis answers: 1, or 0'),
  jobs: duration('shop.job.duration', 'Jobs by queue and result'),
  repeated: duration('shop.repeated_work.duration', 'Repeated work by name and result'),
  queueJobs: gauge('shop.queue.jobs', 'Jobs by queue and state: waiting, failing, failed'),
  queueAge: gauge('shop.queue.age', 'How long the oldest due job of a queue waits', 's'),
  loopDelay: gauge('nodejs.eventloop.delay', 'Delay of the event loop since the last reading: p50, p99', 's'),
  loopUse: gauge('nodejs.eventloop.utilization', 'The busy part of the time since the last reading, 0 to 1'),
  memory: gauge('process.memory.usage', 'Memory of the process', 'By'),
  heap: gauge('v8js.memory.heap.used', 'Used heap', 'By'),
  lostSpans: counter('shop.telemetry.lost_spans', 'Spans that the collector did not take'),
} satisfies Record<string, Metric>;
