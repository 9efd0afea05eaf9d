import { randomBytes, randomInt } from 'node:crypto';
import { COOKIES } from '@zapovednik/areas/shell/cookies';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { parseCookies, setCookie } from './parse';
import { sign, unsign } from './signed';

/** Prefix of the signed value, so that no other signed cookie counts as a mark. */
const MARK = 'visitor:';
/** The data of a visitor that the gateway may use without reading a session. It does not identify a person. */
const view = z.object({
  locationId: z.nullable(z.int()),
  fastPickup: z.boolean(),
  authorized: z.boolean(),
});
export type VisitorHints = z.infer<typeof view>;

const NO_HINTS: VisitorHints = { locationId: null, fastPickup: false, authorized: false };

/** Valid cookies `view` that are remembered: all visitors together have few different ones, and the check of one takes time. */
const VIEWS = 1_000;

interface CookieSettings {
  domain: string;
  https: boolean;
  /** Signs `view`. */
  key: string;
}

/** The gateway's cookies: session, view, bucket, visitor and utm. */
export function shopCookies({ domain, https, key }: CookieSettings) {
  const views = new LRUCache<string, VisitorHints>({ max: VIEWS });
  return {
    read(header: string | undefined) {
      const cookies = parseCookies(header);
      const bucket = Number(cookies.get(COOKIES.bucket.name));
      return {
        session: cookies.get(COOKIES.session.name) ?? null,
        view: readVisitorHints(cookies.get(COOKIES.view.name), key, views),
        /** Whether the browser sends a mark, valid or not. */
        hasMark: cookies.has(COOKIES.visitor.name),
        /** 0 to 99: decides who gets a canary release. Null before the first document. */
        bucket:
          cookies.has(COOKIES.bucket.name) && Number.isInteger(bucket) && bucket >= 0 && bucket < 100 ? bucket : null,
      };
    },
    /**
     * The mark that distinguishes visitors of one address. It does not identify a person, and nothing is stored with
     * it. Null: the mark is missing or invalid.
     */
    visitor(header: string | undefined): string | null {
      const mark = unsign(parseCookies(header).get(COOKIES.visitor.name) ?? '', key);
      return mark?.startsWith(MARK) ? mark.slice(MARK.length) : null;
    },
    newVisitor: () =>
      setCookie(COOKIES.visitor, sign(MARK + randomBytes(9).toString('base64url'), key), { domain, https }),
    session: (id: string) => setCookie(COOKIES.session, id, { domain, https }),
    view: (value: VisitorHints) => setCookie(COOKIES.view, sign(JSON.stringify(value), key), { domain, https }),
    /** utm parameters in the form of {@link utmOf}. */
    utm: (parameters: string) => setCookie(COOKIES.utm, parameters, { domain, https, forScripts: true }),
    newBucket: () => setCookie(COOKIES.bucket, String(randomInt(100)), { domain, https }),
  };
}

export type ShopCookies = ReturnType<typeof shopCookies>;

/** The view that the back end sends with an answer, as JSON in a header. Null when there is no valid one. */
export function parseVisitorHints(header: string | undefined): VisitorHints | null {
  if (header === undefined) return null;
  try {
    return view.parse(JSON.parse(header));
  } catch {
    return null;
  }
}

function readVisitorHints(
  cookie: string | undefined,
  key: string,
  known: LRUCache<string, VisitorHints>,
): VisitorHints {
  if (!cookie) return NO_HINTS;
  const hints = known.get(cookie) ?? parseVisitorHints(unsign(cookie, key) || undefined);
  if (!hints) return NO_HINTS;
  known.set(cookie, hints);
  return hints;
}
