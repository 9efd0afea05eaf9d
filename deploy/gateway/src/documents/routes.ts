import { networkOf } from 'deploy-network/network';
import { readOverrideCookie } from 'deploy-releases/overrides/override';
import type { Registry } from 'deploy-releases/registry/registry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestUrl, type Storefronts, storefrontOf } from '../city/storefront';
import { hasCharityWish } from '../cookies/charity';
import type { ShopCookies } from '../cookies/shop-cookies';
import { utmOf } from '../cookies/utm';
import type { Requester } from '../render/audience';
import { RenderRefused } from '../render/render-queue';
import { bodyOnce } from './answer/page-body';
import { sendPage } from './answer/send-page';
import type { Documents } from './documents';
import { FAILURE_POLICY, failurePage } from './failures/failure-page';
import { failureStatusOf, RETRY_AFTER } from './failures/failure-status';
import { type DocumentSet, withOverride, withoutOverride } from './release-set/document-set';
import type { LiveSet } from './release-set/live-set';
import type { OverrideCheck } from './release-set/override-check';
import { canonicalPath } from './request/canonical-path';
import { deviceOfRequest } from './request/device';
import { tracePage } from './trace-page';

interface DocumentRoutes extends Storefronts {
  cookies: ShopCookies;
  documents: Documents;
  live: LiveSet;
  /** Counts a page that is rendered for a visitor. */
  countRender: (requester: Requester) => Promise<void>;
  registry: Registry;
  /** Verifies overrides. Null: overrides are off. */
  overrideKey: string | null;
  overrideCheck: OverrideCheck;
}

/** Every page of the shop: host → city, canonical path, release set, page. */
export function documentRoutes(app: FastifyInstance, options: DocumentRoutes): void {
  const { cookies, documents, live, registry, overrideKey, overrideCheck } = options;
  const requesterOf = ({ ip, headers }: FastifyRequest): Requester => ({
    address: networkOf(ip),
    visitor: cookies.visitor(headers.cookie),
  });

  app.get('*', async (request, reply) => {
    try {
      return await answer(request, reply);
    } catch (error) {
      const { status, retryAfter } = failureStatusOf(error);
      if (status === 429) request.log.warn({ ip: request.ip }, 'too many pages were rendered for one address');
      else if (error instanceof RenderRefused)
        request.log[error.reason === 'left' ? 'info' : 'warn'](
          { ip: request.ip, reason: error.reason },
          'the page was not rendered',
        );
      else request.log.error({ err: error }, 'the document failed');
      // With their own mark, people behind a busy address get the page when they try again.
      if (cookies.visitor(request.headers.cookie) === null) reply.header('set-cookie', cookies.newVisitor());
      reply.header('cache-control', 'no-store');
      if (retryAfter !== null) reply.header('retry-after', retryAfter);
      const isOverridden = readOverrideCookie(request.headers.cookie, overrideKey) !== null;
      const page = failurePage({ status, requestId: request.id, isOverridden });
      return sendPage(request, reply, {
        status,
        readAt: null,
        policies: [FAILURE_POLICY],
        body: bodyOnce(Buffer.from(page)),
      });
    }
  });

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const { session, view, bucket, hasMark } = cookies.read(request.headers.cookie);
    const storefront = await storefrontOf(request, reply, options, view.locationId);
    if (!storefront) return reply;
    const url = requestUrl(request, storefront.origin);
    const utm = url.search === '' ? null : utmOf(url);
    if (utm !== null) reply.header('set-cookie', cookies.utm(utm));
    const canonical = canonicalPath(url);
    if (canonical !== null) return reply.redirect(canonical, 301);
    const { set, foreign, override } = await setFor(request);
    tracePage(request, set, url);
    const visit = {
      url,
      session,
      requestId: request.id,
      city: storefront.city,
      fastPickup: view.fastPickup,
      charity: hasCharityWish(request.headers.cookie),
      override,
      foreign,
      device: deviceOfRequest(request.headers),
    };
    const document = await documents.get(set, visit, {
      requester: () => requesterOf(request),
      signal: () => hangUpOf(reply),
      admit: () => options.countRender(requesterOf(request)),
    });
    reply.header('x-release-set', set.id);
    if ('redirect' in document) {
      return reply.header('cache-control', 'no-store').redirect(document.redirect.location, document.redirect.status);
    }
    if (bucket === null) reply.header('set-cookie', cookies.newBucket());
    if (!hasMark) reply.header('set-cookie', cookies.newVisitor());
    // `no-store` would disable the back-forward cache. A shared cache must not keep a page: its city and its set depend on cookies.
    reply.header('cache-control', document.personal || override.length ? 'no-store' : 'private, no-cache');
    if (document.page.status === 503) reply.header('retry-after', RETRY_AFTER);
    return sendPage(request, reply, document.page);
  }

  async function setFor(request: FastifyRequest): Promise<DocumentSet> {
    const override = readOverrideCookie(request.headers.cookie, overrideKey);
    if (!override) return withoutOverride(live.required);
    return withOverride(override, {
      live: live.required,
      registry,
      check: overrideCheck,
      now: Date.now(),
    });
  }
}

/** Aborts when the connection closes, also after the answer, or at once when it is already closed. */
function hangUpOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (raw.closed) gone.abort();
  else raw.once('close', () => gone.abort());
  return gone.signal;
}
