import { getCities } from '@zapovednik/api/shell/calls/city';
import { DEFAULT_LOCATION_ID } from '@zapovednik/api/shell/wire/default-location';
import { createApi } from '@zapovednik/platform/client';
import { Audience } from 'deploy-gateway/render/audience';
import { freePage } from 'deploy-gateway/render/free-page';
import type { RenderedPage } from 'deploy-gateway/render/messages';
import { RenderPool } from 'deploy-gateway/render/pool';
import type { ReleaseSet } from 'deploy-releases/registry/registry';
import { newAddress } from 'e2e/shop/new-address';
import type { RenderRequest } from 'shell/render';
import * as z from 'zod/mini';
import { coreSeconds } from './core-seconds';

/** Seconds. */
const WARM_UP = 3;
const MEASURED = 6;
/** Number of concurrent requests, so that the worker is never idle while it waits for the back end. */
const AT_ONCE = 4;

const loop = z.object({ pages: z.number(), seconds: z.number() });

interface Place {
  readonly apiRoot: string;
  readonly url: URL;
}

/** A single render worker of the gateway. */
export async function oneWorker({ apiRoot, url }: Place) {
  const pool = new RenderPool({
    apiRoot,
    settings: {},
    size: 1,
    deadline: 60_000,
    onError: (error) => {
      throw error;
    },
  });
  const api = createApi({ root: apiRoot, location: () => DEFAULT_LOCATION_ID, session: async () => null });
  const city = (await api(getCities, {})).find(({ locationId }) => locationId === DEFAULT_LOCATION_ID);
  if (!city) throw new Error('the default city is missing');
  const request: RenderRequest = {
    url: url.href,
    requestId: 'bench',
    city,
    session: null,
    fastPickup: false,
    charity: false,
    override: [],
    foreign: {},
    device: 'desktop',
  };
  /** @param use what becomes of the page; then its memory is given back, as the gateway does */
  const render = async <T>(set: ReleaseSet, use: (html: RenderedPage['html']) => T) => {
    const audience = new Audience();
    audience.join({ address: newAddress(), visitor: null }, new AbortController().signal);
    const result = await pool.render(
      { set, request, contentVersion: '', excluded: [], about: { labels: {}, attributes: {} } },
      audience,
    );
    if (result.status !== 200 || result.faults.length > 0) {
      throw new Error(`${url.pathname} answers ${result.status}: ${JSON.stringify(result.faults)}`);
    }
    const used = use(result.html);
    freePage(result);
    return used;
  };

  async function pagesIn(set: ReleaseSet, seconds: number): Promise<number> {
    const end = performance.now() + seconds * 1000;
    let pages = 0;
    const visitor = async () => {
      while (performance.now() < end) {
        await render(set, ({ length }) => length);
        pages += 1;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, visitor));
    return pages;
  }

  return {
    /** Pages per CPU second. Each page is rendered again; only the worker's cache of public back-end responses is used. */
    async rate(set: ReleaseSet): Promise<number> {
      await pagesIn(set, WARM_UP);
      const secondsOfCore = coreSeconds();
      const pages = await pagesIn(set, MEASURED);
      return pages / secondsOfCore();
    },
    /** The same for a set whose shell renders in a loop. */
    async plainRate(set: ReleaseSet): Promise<number> {
      const { pages, seconds } = await render(set, (html) => loop.parse(JSON.parse(Buffer.from(html).toString())));
      return pages / seconds;
    },
    close: () => pool.close(),
  };
}
