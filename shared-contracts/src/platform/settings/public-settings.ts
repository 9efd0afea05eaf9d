import * as z from 'zod/mini';
import { link } from '../api/field';

const text = z.string().check(z.minLength(1));

/** The captcha's half that browsers know (SES-15). */
const captcha = z.object({
  siteKey: text,
  /** Google's reCAPTCHA, invisible (SES-16). */
  version: z.literal('2'),
  /** Where its script comes from. */
  script: link,
});

/** An origin as a security policy names one, `https://*.chat.example`. */
const source = z.string().check(z.regex(/^(https?|wss?):\/\/(\*\.)?[\w.-]+(:\d+)?$/));

/** The customers' chat, Carrot quest (TRK-04): its key for browsers, its script, and whom that speaks to. */
const chat = z.object({ key: text, script: link, origins: z.array(source) });

/** Recommendations and tracking, Mindbox (TRK-01): the shop's name there, and its script. */
const tracking = z.object({ endpoint: text, script: link });

/** Counters of cities, Yandex Metrica's (TRK-14, CIT-29): by subdomain, the main domain as `main`. */
const counters = z.object({ script: link, ids: z.record(z.string(), z.int()) });

/**
 * What the gateway's settings let browsers know of outside services: one that is not set up is not here, and nothing of it is
 * loaded. Everybody can read it in the page, so nothing in it is secret.
 */
export const publicSettings = z.object({
  captcha: z.optional(captcha),
  chat: z.optional(chat),
  tracking: z.optional(tracking),
  counters: z.optional(counters),
});
export type PublicSettings = z.infer<typeof publicSettings>;
