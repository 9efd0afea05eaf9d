import { primaryCheck } from './primary-check';

/** A process behind the proxy. */
export interface Behind {
  readonly name: string;
  readonly port: number;
}

export interface ProxyConfig {
  /** The socket of its administration. */
  readonly socket: string;
  readonly ports: {
    readonly shop: number;
    readonly calls: number;
    readonly primary: number;
    /** Its own state. */
    readonly figures: number;
  };
  readonly gateways: readonly Behind[];
  readonly apis: readonly Behind[];
  readonly postgres: readonly Behind[];
}

/** The names of its groups of servers. */
export const GROUPS = { gateways: 'gateways', apis: 'apis' } as const;

/**
 * HAProxy's configuration: one address for shoppers, one for the calls of the gateways, and one for the database, which leads to the
 * primary.
 *
 * A call that has reached a server is not sent to another one, because it may be a write, also as a GET; only a connection that was not
 * made is tried elsewhere. Pages, files, pictures and feeds are sent again when a server died before it answered. A server gets requests while its `/readyz` says so. When none says so (the database is away), each that lives gets
 * them: a gateway has kept pages, and an API says in the shop's words that it cannot answer.
 */
export const proxyConfig = ({ socket, ports, gateways, apis, postgres }: ProxyConfig): string =>
  [
    'global',
    `  stats socket ${socket} mode 600 level admin`,
    '  log stdout format raw local0 notice',
    '  hard-stop-after 25s',
    '',
    'defaults',
    '  mode http',
    '  log global',
    '  option dontlog-normal',
    '  option redispatch 1',
    '  retries 3',
    '  retry-on conn-failure empty-response',
    '  timeout connect 2s',
    '  timeout check 3s',
    '  timeout queue 5s',
    '  timeout http-request 15s',
    '  timeout http-keep-alive 60s',
    '  timeout client 75s',
    // Longer than any answer of the servers.
    '  timeout server 75s',
    '  timeout tunnel 1h',
    '  default-server inter 500ms fastinter 250ms downinter 250ms fall 2 rise 1',
    '',
    'frontend shop',
    `  bind 127.0.0.1:${ports.shop}`,
    '  option forwardfor',
    '  http-request disable-l7-retry if { path_beg /api/ } or !{ method GET HEAD }',
    ...fallbacks(GROUPS.gateways),
    ...group(GROUPS.gateways, gateways, '/readyz/whole', '/readyz'),
    '',
    'frontend calls',
    `  bind 127.0.0.1:${ports.calls}`,
    '  http-request disable-l7-retry unless { path_beg /pictures/ /feeds/ } { method GET HEAD }',
    ...fallbacks(GROUPS.apis),
    ...group(GROUPS.apis, apis, '/readyz', '/livez'),
    '',
    'frontend database',
    '  mode tcp',
    `  bind 127.0.0.1:${ports.primary}`,
    '  timeout client 1h',
    '  default_backend postgres',
    'backend postgres',
    '  mode tcp',
    '  timeout server 1h',
    ...primaryCheck.map((line) => `  ${line}`),
    // Connections to a former primary end at once.
    '  default-server inter 500ms fastinter 250ms downinter 250ms fall 3 rise 1 on-marked-down shutdown-sessions',
    ...postgres.map(({ name, port }) => `  server ${name} 127.0.0.1:${port} check`),
    '',
    'frontend figures',
    `  bind 127.0.0.1:${ports.figures}`,
    '  http-request use-service prometheus-exporter if { path /metrics }',
    '  stats enable',
    '  stats uri /',
    '',
  ].join('\n');

const fallbacks = (name: string) => [
  `  use_backend ${name} if { nbsrv(${name}) gt 0 }`,
  `  default_backend ${name}-alive`,
];

/** The servers of a group, by two checks. They are drained in both. */
const group = (name: string, servers: readonly Behind[], ready: string, alive: string) => [
  ...backend(name, servers, ready),
  ...backend(`${name}-alive`, servers, alive),
];

const backend = (name: string, servers: readonly Behind[], check: string) => [
  `backend ${name}`,
  '  balance roundrobin',
  `  option httpchk GET ${check}`,
  ...servers.map(({ name: server, port }) => `  server ${server} 127.0.0.1:${port} check`),
];
