import { randomBytes, randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import { parseCookies, setCookie } from './parse';
import { sign, unsign } from './signed';

/** The session's cookie, 30 days (SES-02, LIM-50). */
const SESSION_COOKIE = 'ZPVDSESSID';
const MONTH = 2_592_000;
const YEAR = 31_536_000;
/** Prefix of the signed value, so that no other signed cookie counts as a mark. */
const MARK = 'visitor:';
/** How long the utm parameters of a visitor are stored (TRK-12, LIM-52). */
const DAY = 86_400;

/** The data of a visitor that the gateway may use without reading a session. It does not identify a person. */
const view = z.object({
  locationId: z.nullable(z.int()),
  fastPickup: z.boolean(),
  authorized: z.boolean(),
});
export type VisitorHints = z.infer<typeof view>;

const NO_HINTS: VisitorHints = { locationId: null, fastPickup: false, authorized: false };

interface CookieSettings {
  domain: string;
  https: boolean;
  /** Signs `view`. */
  key: string;
}

/** The gateway's cookies: session, view, bucket, visitor and utm. */
export function shopCookies({ domain, https, key }: CookieSettings) {
  return {
    read(header: string | undefined) {
      const cookies = parseCookies(header);
      const bucket = Number(cookies.get('bucket'));
      return {
        session: cookies.get(SESSION_COOKIE) ?? null,
        view: readVisitorHints(cookies.get('view'), key),
        /** Whether the browser sends a mark, valid or not. */
        hasMark: cookies.has('visitor'),
        /** 0 to 99: decides who gets a canary release. Null before the first document. */
        bucket: cookies.has('bucket') && Number.isInteger(bucket) && bucket >= 0 && bucket < 100 ? bucket : null,
      };
    },
    /**
     * The mark that distinguishes visitors of one address. It does not identify a person, and nothing is stored with
     * it. Null: the mark is missing or invalid.
     */
    visitor(header: string | undefined): string | null {
      const mark = unsign(parseCookies(header).get('visitor') ?? '', key);
      return mark?.startsWith(MARK) ? mark.slice(MARK.length) : null;
    },
    newVisitor: () =>
      setCookie('visitor', sign(MARK + randomBytes(9).toString('base64url'), key), { domain, https, maxAge: MONTH }),
    session: (id: string) => setCookie(SESSION_COOKIE, id, { domain, https, maxAge: MONTH }),
    view: (value: VisitorHints) =>
      setCookie('view', sign(JSON.stringify(value), key), { domain, https, maxAge: MONTH }),
    /** utm parameters in the form of {@link utmOf}. */
    utm: (parameters: string) => setCookie('utm', parameters, { domain, https, maxAge: DAY, forScripts: true }),
    newBucket: () => setCookie('bucket', String(randomInt(100)), { domain, https, maxAge: YEAR }),
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

function readVisitorHints(cookie: string | undefined, key: string): VisitorHints {
  return parseVisitorHints((cookie && unsign(cookie, key)) || undefined) ?? NO_HINTS;
}
