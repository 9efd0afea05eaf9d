import { apiRoot } from 'deploy-network/api-root';
import { publicOrigin } from 'deploy-network/public-origin';
import { trustedProxies } from 'deploy-network/trusted-proxies';
import * as z from 'zod/mini';

const whole = z.pipe(z.string(), z.pipe(z.transform(Number), z.int()));

/** Parts with commas between. */
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

/** Settings that mean nothing without one another. */
const together = <Name extends string>(one: Name, other: Name) =>
  z.refine<Partial<Record<Name, unknown>>>(
    (all) => (all[one] === undefined) === (all[other] === undefined),
    `${one} and ${other} belong together`,
  );

const settings = z
  .object({
    /** 0 takes a free port. */
    PORT: z._default(whole, 3000),
    /** Where shoppers have the shop; a city's storefront is a subdomain of it (CIT-28). The port we listen on may be another. */
    PUBLIC_ORIGIN: publicOrigin,
    /** Scheme, host and port of the back end; any server that knows the same calls will do. */
    API_ROOT: apiRoot,
    /** Where releases are: a folder, or an http(s) address. */
    RELEASES: z.string(),
    /** The folder that releases from an address are kept in. */
    RELEASES_CACHE: z._default(z.string(), '.data/releases-cache'),
    CHANNEL: z._default(z.string(), 'stable'),
    /** Who may say for whom a request comes. */
    TRUSTED_PROXIES: trustedProxies,
    /** Pages that one address may have rendered in ten seconds; a cached page is not rendered. */
    RENDER_LIMIT: z._default(whole, 100),
    /** Open connections of one address, the trusted proxies' excepted; a mobile network has thousands of people behind one. */
    CONNECTIONS_PER_ADDRESS: z._default(whole, 1_000),
    /** Signs the gateway's cookies; several gateways share one. */
    COOKIE_KEY: z.string().check(z.minLength(16)),
    /** Lets testers override parts in their browsers; without it nobody can. */
    OVERRIDE_KEY: z.optional(z.string().check(z.minLength(16))),
    /** Address suggestions: the root of DaData's API 4.1, or of what speaks it. Without them addresses are typed by hand. */
    SUGGESTIONS_URL: z.optional(z.url()),
    SUGGESTIONS_TOKEN: z.optional(z.string()),
    /** The maps' geocoder: Yandex's HTTP Geocoder 1.x. */
    GEOCODER_URL: z.optional(z.url()),
    GEOCODER_KEY: z.optional(z.string()),
    /** The captcha (SES-15), whose secret is the back end's: its key for browsers, its version, and where its script comes from. */
    CAPTCHA_SITE_KEY: z.optional(z.string().check(z.minLength(1))),
    CAPTCHA_VERSION: z.optional(z.literal('2')),
    CAPTCHA_SCRIPT_URL: z._default(z.url(), 'https://www.google.com/recaptcha/api.js'),
    /** The chat: its key for browsers, where its script comes from, and the origins that this speaks to, with commas between. */
    CARROT_API_KEY: z.optional(z.string().check(z.minLength(1))),
    CARROT_SCRIPT_URL: z._default(z.url(), 'https://cdn.carrotquest.app/api.min.js'),
    CARROT_ORIGINS: z._default(
      listed,
      ['https', 'wss'].flatMap((scheme) => ['app', 'io'].map((top) => `${scheme}://*.carrotquest.${top}`)),
    ),
    /** Tracking: the shop's name there, which the back end knows as well, and where its script comes from. */
    MINDBOX_ENDPOINT: z.optional(z.string().check(z.minLength(1))),
    MINDBOX_SCRIPT_URL: z._default(z.url(), 'https://api.mindbox.ru/scripts/v1/tracker.js'),
    /** Yandex Metrica's counters of cities by subdomain, `perm=12345678,main=87654321`. */
    METRIKA_COUNTERS: z.optional(counters),
    METRIKA_SCRIPT_URL: z._default(z.url(), 'https://mc.yandex.ru/metrika/tag.js'),
    LOG_LEVEL: z._default(z.enum(['silent', 'error', 'warn', 'info', 'debug']), 'info'),
  })
  .check(
    together('SUGGESTIONS_URL', 'SUGGESTIONS_TOKEN'),
    together('GEOCODER_URL', 'GEOCODER_KEY'),
    together('CAPTCHA_SITE_KEY', 'CAPTCHA_VERSION'),
  );

/** The variables that the gateway reads. */
export const settingNames = Object.keys(settings.shape);

export type Config = z.infer<typeof settings>;

/** The gateway's settings; a wrong one stops the start and says which. */
export const readConfig = (env: NodeJS.ProcessEnv): Config => settings.parse(env);
