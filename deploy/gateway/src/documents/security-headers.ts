import type { PublicSettings } from 'shared-contracts/settings';

interface PolicyOptions {
  nonce: string;
  https: boolean;
  /** Origins that a tester's override adds; scripts of theirs run because ours insert them. */
  outside: readonly string[];
  /** The outside services that are set up. */
  settings: PublicSettings;
}

/**
 * The first policy of a document, written per directive (quality.md, Security). Scripts run by nonce and by what such a
 * script inserts; styles come from our own files only, and no element carries style of its own, unless it is the captcha's.
 */
function noncePolicy({ nonce, https, outside, settings }: PolicyOptions): string {
  const { connect, frames, pixels, any } = placesOf(settings);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    'style-src': ["'self'", `'nonce-${nonce}'`, ...outside, ...pages(any)],
    // Google's script writes its badge and puzzle into the page as markup with style attributes: without those they are unusable.
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
 * A second policy: a script must pass both. Browsers run a module without a nonce when a `modulepreload` link of the same URL
 * brought it before, since nothing checks the script again (w3c/webappsec-csp#823); with hosts it must come from a known place.
 */
function hostPolicy({ outside, settings }: PolicyOptions): string {
  return written({
    // Inline scripts are the first policy's: by nonce.
    'script-src': ["'self'", "'unsafe-inline'", ...outside, ...scriptsOf(settings)],
    // Without it `script-src` would be asked for workers.
    'worker-src': ["'self'", 'blob:'],
  });
}

/** The enforced policies of a document, each a header of its own. */
export const contentSecurityPolicies = (options: PolicyOptions): string[] => [
  noncePolicy(options),
  hostPolicy(options),
];

const written = (directives: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/**
 * Where the scripts of outside services come from: the address that is set up, and the hosts from which that script, as its
 * maker serves it, inserts more.
 */
function scriptsOf({ captcha, chat, tracking, counters }: PublicSettings): readonly string[] {
  return [
    ...(captcha ? [new URL('.', captcha.script).href, 'https://www.gstatic.com/recaptcha/'] : []),
    ...(chat ? [new URL(chat.script).origin, ...pages(chat.origins)] : []),
    ...(tracking ? [new URL(tracking.script).origin, 'https://*.mindbox.ru'] : []),
    ...(counters ? [new URL(counters.script).origin, 'https://mc.yandex.com', 'https://yastatic.net'] : []),
  ];
}

/** What the outside services that are set up ask for: calls, frames, and where anything but scripts may come from. */
function placesOf({ captcha, chat, tracking, counters }: PublicSettings) {
  const proof = captcha ? ofCaptcha(captcha) : { connect: [], frames: [] };
  const any = chat?.origins ?? [];
  const told = [tracking, counters].flatMap((service) => (service ? [new URL(service.script).origin] : []));
  return { any, pixels: told, connect: [...proof.connect, ...told], frames: [...proof.frames, ...pages(any)] };
}

/** Sources that pages and files come from; sockets are for calls alone. */
const pages = (sources: readonly string[]) => sources.filter((source) => source.startsWith('http'));

/** What the captcha asks and shows, by Google's own guide; its scripts run because ours insert them. */
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
