/** The parts of a page request that a visitor controls. */
export interface RenderInput {
  readonly what: string;
  /** With its question mark. */
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const HEADERS: Readonly<Record<string, string>> = {
  accept: 'text/marker',
  'accept-charset': 'marker',
  'accept-language': 'marker',
  authorization: 'marker',
  'cache-control': 'no-cache, marker',
  'cf-connecting-ip': 'marker',
  'client-ip': 'marker',
  'content-type': 'text/marker',
  forwarded: 'for=marker;host=marker.example;proto=https',
  from: 'marker@example.ru',
  'idempotency-key': 'marker',
  'if-modified-since': 'marker',
  'if-none-match': '"marker"',
  origin: 'https://marker.example',
  pragma: 'marker',
  purpose: 'marker',
  range: 'marker',
  referer: 'https://marker.example/?marker',
  'sec-ch-ua': '"marker"',
  'sec-ch-ua-mobile': '?1',
  'sec-ch-ua-platform': '"marker"',
  'sec-fetch-dest': 'marker',
  'sec-fetch-mode': 'marker',
  'sec-fetch-site': 'cross-site',
  'sec-purpose': 'prefetch;marker',
  'surrogate-capability': 'marker',
  'true-client-ip': 'marker',
  'user-agent': 'Mozilla/5.0 (iPhone; marker)',
  via: '1.1 marker',
  'x-client-ip': 'marker',
  'x-debug': 'marker',
  'x-forwarded-for': '203.0.113.77, marker',
  'x-forwarded-host': 'marker.example',
  'x-forwarded-port': '4321',
  'x-forwarded-prefix': '/marker',
  'x-forwarded-proto': 'https',
  'x-forwarded-scheme': 'https',
  'x-host': 'marker.example',
  'x-http-method-override': 'MARKER',
  'x-location': '2312',
  'x-nonce': 'marker',
  'x-original-host': 'marker.example',
  'x-original-url': '/marker/',
  'x-real-ip': 'marker',
  'x-request-id': 'marker',
  'x-requested-with': 'marker',
  'x-rewrite-url': '/marker/',
  'x-session-id': 'marker',
  'x-session-view': '{"locationId":2312,"fastPickup":true,"authorized":true}',
};

const COOKIES = ['ZPVDSESSID', 'view', 'bucket', 'utm', 'override', '__proto__', 'itgro_data', 'marker'];

const QUERIES = [
  '?marker=1',
  '?utm_source=marker&utm_medium=marker&utm_campaign=marker',
  '?yclid=marker&gclid=marker&_openstat=marker',
  '?debug=marker',
  '?debug=1&x=marker',
  '?PAGEN_12=marker',
  '?pagen_1=marker',
  '?PAGEN_1[]=marker',
  '?__proto__[x]=marker&constructor=marker',
  '?%D0%BC=marker',
  '?&&=marker',
  '?"><script>marker</script>'.replace(/[<>"]/g, encodeURIComponent),
];

/** Headers, cookies and queries that contain a marker, or that select another city or device. */
export const RENDER_INPUTS: readonly RenderInput[] = [
  ...Object.entries(HEADERS).map(([name, value]) => ({ what: `header ${name}`, headers: { [name]: value } })),
  ...COOKIES.map((name) => ({ what: `cookie ${name}`, headers: { cookie: `${name}=marker` } })),
  ...QUERIES.map((query) => ({ what: `query ${query}`, query })),
];
