import type { PublicSettings } from '@zapovednik/platform/settings';

interface PolicyOptions {
  /** Hashes of the inline scripts. */
  scripts: readonly string[];
  /** Hashes of the style elements. */
  styles: readonly string[];
  https: boolean;
  /** Origins that a tester's override adds. Their scripts run because our scripts insert them. */
  outside: readonly string[];
  /** The third-party services that are configured. */
  settings: PublicSettings;
}

/**
 * The first policy of a document, written per directive. Of the markup only the page's inline scripts run, by their
 * hashes, and then what these insert. Styles are our own files and the page's elements with a hash, and elements have no style attributes
 * unless the captcha is on.
 */
function hashPolicy({ scripts, styles, https, outside, settings }: PolicyOptions): string {
  const { connect, frames, pixels, any } = placesOf(settings);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [...scripts.map(quoted), "'strict-dynamic'"],
    'style-src': ["'self'", ...outside, ...pages(any), ...styles.map(quoted)],
    // Google's script writes its badge and puzzle into the page as markup with style attributes. They do not work
    // without these.
    'style-src-attr': [settings.captcha ? "'unsafe-inline'" : "'none'"],
    'img-src': ["'self'", 'data:', 'blob:', ...pixels, ...pages(any)],
    'font-src': ["'self'", ...outside, ...pages(any)],
    'connect-src': ["'self'", ...outside, ...connect, ...any],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-src': frames.length ? frames : ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(https && { 'upgrade-insecure-requests': [] }),
  };
  return written(directives);
}

/**
 * The second policy: a script must pass both. Browsers run a module of the markup when a `modulepreload` link of the same URL
 * loaded it before, because the script is not checked again (w3c/webappsec-csp#823). With a list of hosts it must come from a known
 * host.
 */
function hostPolicy({ outside, settings }: PolicyOptions): string {
  return written({
    // The first policy checks inline scripts by hash.
    'script-src': ["'self'", "'unsafe-inline'", ...outside, ...scriptsOf(settings)],
    // Without it `script-src` would apply to workers.
    'worker-src': ["'self'", 'blob:'],
  });
}

const quoted = (hash: string) => `'${hash}'`;

/** The enforced policies of a document, each in its own header. */
export const contentSecurityPolicies = (options: PolicyOptions): string[] => [hashPolicy(options), hostPolicy(options)];

const written = (directives: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/**
 * The hosts of third-party scripts: the configured address, and the hosts from which the script, as its vendor serves it, loads
 * more scripts.
 */
function scriptsOf({ captcha, chat, tracking, counters }: PublicSettings): readonly string[] {
  return [
    ...(captcha ? [new URL('.', captcha.script).href, 'https://www.gstatic.com/recaptcha/'] : []),
    ...(chat ? [new URL(chat.script).origin, ...pages(chat.origins)] : []),
    ...(tracking ? [new URL(tracking.script).origin, 'https://*.mindbox.ru'] : []),
    ...(counters ? [new URL(counters.script).origin, 'https://mc.yandex.com', 'https://yastatic.net'] : []),
  ];
}

/**
 * The other hosts that the configured third-party services need, for calls, frames and images; script hosts are in
 * {@link scriptsOf}.
 */
function placesOf({ captcha, chat, tracking, counters, map }: PublicSettings) {
  const proof = captcha ? ofCaptcha(captcha) : { connect: [], frames: [] };
  const any = chat?.origins ?? [];
  const told = [tracking, counters].flatMap((service) => (service ? [new URL(service.script).origin] : []));
  const tiles = map?.engine === 'mapbox' ? MAPBOX : (map?.origins ?? []);
  return {
    any,
    pixels: [...told, ...tiles],
    connect: [...proof.connect, ...told, ...tiles],
    frames: [...proof.frames, ...pages(any)],
  };
}

/** The hosts that Mapbox's guide lists for a page with its map. The worker is a file of ours. */
const MAPBOX = ['https://*.tiles.mapbox.com', 'https://api.mapbox.com', 'https://events.mapbox.com'];

/** Sources of pages and files. WebSockets are used for calls only. */
const pages = (sources: readonly string[]) => sources.filter((source) => source.startsWith('http'));

/**
 * The hosts that the captcha calls and shows, according to Google's guide. Its scripts run because our scripts insert
 * them.
 */
function ofCaptcha({ script }: NonNullable<PublicSettings['captcha']>) {
  const place = new URL('.', script).href;
  return { connect: [place], frames: [place, 'https://recaptcha.google.com/recaptcha/'] };
}

/** Headers of every answer. */
export function securityHeaders(https: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
    'cross-origin-opener-policy': 'same-origin',
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}
