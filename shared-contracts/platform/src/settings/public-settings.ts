import { link } from '@zapovednik/api/field';
import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));

/** The public settings of the captcha (SES-15). */
const captcha = z.object({
  siteKey: text,
  /** Google's reCAPTCHA, invisible (SES-16). */
  version: z.literal('2'),
  /** The URL of its script. */
  script: link,
});

/** An origin in the format of a content security policy, `https://*.chat.example`. */
const source = z.string().check(z.regex(/^(https?|wss?):\/\/(\*\.)?[\w.-]+(:\d+)?$/));

/** The URL of a style: on another server, or a path of the shop's own origin. */
const mapStyle = z.union([link, z.string().check(z.regex(/^\/[\w./-]+$/))]);

/** The customers' chat, Carrot quest (TRK-04): its public key, its script, and the origins that the script connects to. */
const chat = z.object({ key: text, script: link, origins: z.array(source) });

/** Recommendations and tracking, Mindbox (TRK-01): our endpoint name there, and its script. */
const tracking = z.object({ endpoint: text, script: link });

/** Counters of cities, Yandex Metrica's (TRK-14, CIT-29), by subdomain; the main domain is `main`. */
const counters = z.object({ script: link, ids: z.record(z.string(), z.int()) });

/**
 * The map: Mapbox with our public token, or the style of another server for maplibre, and the origins of tiles and
 * fonts. Without a setting there is no map, only the list.
 */
const map = z.union([
  z.object({ engine: z.literal('mapbox'), token: text, style: link }),
  z.object({ engine: z.literal('maplibre'), style: mapStyle, origins: z.array(source) }),
]);

/**
 * The gateway's settings of third-party services for browsers. A service without settings is missing, and none of its
 * code is loaded. Everybody can read them in the page, so they contain no secrets.
 */
export const publicSettings = z.object({
  captcha: z.optional(captcha),
  chat: z.optional(chat),
  tracking: z.optional(tracking),
  counters: z.optional(counters),
  map: z.optional(map),
});
export type PublicSettings = z.infer<typeof publicSettings>;
