import { apiRoot } from 'deploy-network/api-root';
import { publicOrigin } from 'deploy-network/public-origin';
import { trustedProxies } from 'deploy-network/trusted-proxies';
import { keyList } from 'deploy-settings/key-list';
import { readSettings } from 'deploy-settings/read-settings';
import { telemetrySettings } from 'deploy-telemetry/settings';
import * as z from 'zod/mini';

const whole = z.pipe(z.string(), z.pipe(z.transform(Number), z.int()));

/** A comma-separated list. */
const listed = z.pipe(
  z.string(),
  z.transform((text) => text.split(',').map((part) => part.trim())),
);

const counters = z.pipe(
  z.string().check(z.regex(/^[\w-]+=\d+(,[\w-]+=\d+)*$/, 'METRIKA_COUNTERS: subdomain=number with commas between')),
  z.transform((text) =>
    Object.fromEntries(
      text.split(',').map((pair) => {
        const [subdomain = '', number] = pair.split('=');
        return [subdomain, Number(number)];
      }),
    ),
  ),
);

/** Settings that are only valid together. */
const together = <Name extends string>(one: Name, other: Name) =>
  z.refine<Partial<Record<Name, unknown>>>(
    (all) => (all[one] === undefined) === (all[other] === undefined),
    `${one} and ${other} belong together`,
  );

const settings = z
  .object({
    /** 0 takes a free port. */
    PORT: z._default(whole, 3000),
    /**
     * The address to listen on. The default is all of IPv4 for a public shop, else the loopback addresses of IPv4 and
     * IPv6.
     */
    GATEWAY_HOST: z.optional(z.string().check(z.minLength(1))),
    /**
     * The public origin of the shop; a city's storefront is a subdomain of it (CIT-28). The gateway's own port may
     * differ.
     */
    PUBLIC_ORIGIN: publicOrigin,
    /** Scheme, host and port of the back end. Any server with the same calls works. */
    API_ROOT: apiRoot,
    /** The registry of releases: a folder, or an http(s) address. */
    RELEASES: z.string(),
    /** The folder that caches releases of a remote registry. */
    RELEASES_CACHE: z._default(z.string(), '.data/releases-cache'),
    CHANNEL: z._default(z.string(), 'stable'),
    /** Proxies whose forwarding headers are trusted. */
    TRUSTED_PROXIES: trustedProxies,
    /**
     * The most pages rendered for one visitor in ten seconds; ten times as many for an address. Cached pages do not
     * count.
     */
    RENDER_LIMIT: z._default(whole, 100),
    /** A Redis that gateways share, so that their limits of requests count together. It may be away. */
    REDIS_URL: z.optional(z.url({ protocol: /^rediss?$/ })),
    /** Open connections of one address, except for trusted proxies. A mobile network has thousands of people behind one address. */
    CONNECTIONS_PER_ADDRESS: z._default(whole, 1_000),
    /** Signs the gateway's cookies. Several gateways share it. */
    COOKIE_KEY: keyList,
    /** Lets testers override apps in their browsers. Without the key there are no overrides. */
    OVERRIDE_KEY: z.optional(z.string().check(z.minLength(16))),
    /** Address suggestions: the root of DaData's API 4.1, or of a compatible service. Without them addresses are typed by hand. */
    SUGGESTIONS_URL: z.optional(z.url()),
    SUGGESTIONS_TOKEN: z.optional(z.string()),
    /** The geocoder of the maps: Yandex's HTTP Geocoder 1.x. */
    GEOCODER_URL: z.optional(z.url()),
    GEOCODER_KEY: z.optional(z.string()),
    /** The map by Mapbox: our public token there. Without it maplibre shows MAP_STYLE_URL, else the style of MAP_SERVER_URL. */
    MAPBOX_TOKEN: z.optional(z.string().check(z.startsWith('pk.', 'MAPBOX_TOKEN: only a public token, pk.…'))),
    MAPBOX_STYLE_URL: z._default(
      z.string().check(z.startsWith('mapbox://styles/')),
      'mapbox://styles/mapbox/streets-v12',
    ),
    /**
     * A style that browsers read from its own server, and the comma-separated origins of its tiles, pictures and fonts.
     */
    MAP_STYLE_URL: z.optional(z.url()),
    MAP_ORIGINS: z._default(listed, []),
    /** A map server of ours with `style.json`. The gateway serves its files under `/map/`. */
    MAP_SERVER_URL: z.optional(z.url()),
    /** The captcha (SES-15): its key for browsers, its version, and the address of its script. The back end has its secret. */
    CAPTCHA_SITE_KEY: z.optional(z.string().check(z.minLength(1))),
    CAPTCHA_VERSION: z.optional(z.literal('2')),
    CAPTCHA_SCRIPT_URL: z._default(z.url(), 'https://www.google.com/recaptcha/api.js'),
    /** The chat: its key for browsers, the address of its script, and the comma-separated origins that the script calls. */
    CARROT_API_KEY: z.optional(z.string().check(z.minLength(1))),
    CARROT_SCRIPT_URL: z._default(z.url(), 'https://cdn.carrotquest.app/api.min.js'),
    CARROT_ORIGINS: z._default(
      listed,
      ['https', 'wss'].flatMap((scheme) => ['app', 'io'].map((top) => `${scheme}://*.carrotquest.${top}`)),
    ),
    /** Tracking: the shop's name at the service, which the back end uses too, and the address of the script. */
    MINDBOX_ENDPOINT: z.optional(z.string().check(z.minLength(1))),
    MINDBOX_SCRIPT_URL: z._default(z.url(), 'https://api.mindbox.ru/scripts/v1/tracker.js'),
    /** Yandex Metrica's counters of cities by subdomain, `perm=12345678,main=87654321`. */
    METRIKA_COUNTERS: z.optional(counters),
    METRIKA_SCRIPT_URL: z._default(z.url(), 'https://mc.yandex.ru/metrika/tag.js'),
    ...telemetrySettings.shape,
    LOG_LEVEL: z._default(z.enum(['silent', 'error', 'warn', 'info', 'debug']), 'info'),
  })
  .check(
    together('SUGGESTIONS_URL', 'SUGGESTIONS_TOKEN'),
    together('GEOCODER_URL', 'GEOCODER_KEY'),
    together('CAPTCHA_SITE_KEY', 'CAPTCHA_VERSION'),
  );

/** The environment variables that the gateway reads. */
export const settingNames = Object.keys(settings.shape);

export type Config = z.infer<typeof settings>;

/** The gateway's settings. @throws WrongSettings with the names of the invalid ones */
export const readConfig = (env: NodeJS.ProcessEnv): Config => readSettings(settings, env);
