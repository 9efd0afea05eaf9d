import { setTimeout as pause } from 'node:timers/promises';
import { DEFAULT_LOCATION_ID } from '@zapovednik/api/shell/wire/default-location';
import { userSession } from '@zapovednik/api/shell/wire/user';
import { getPage } from 'e2e/shop/pages';
import * as z from 'zod/mini';

const session = z.object({ value: userSession });

/** A visitor of the gateway with their own address and session. */
export interface Shopper {
  /**
   * Puts a product into the basket and removes it again, until `isOver`. Returns the duration of each answer to the
   * first, in milliseconds.
   */
  readonly shop: (isOver: () => boolean) => Promise<number[]>;
  /** Answers other than 200. */
  readonly failed: () => number;
}

/** Milliseconds between two clicks. */
const BETWEEN = 100;

export async function newShopper(port: number, address: string, productId: number): Promise<Shopper> {
  const own = { 'x-forwarded-for': address, 'x-location': String(DEFAULT_LOCATION_ID) };
  const { body } = await getPage(port, '/api/personal/user/is_auth/?site=true', own);
  const headers = { ...own, authorization: session.parse(JSON.parse(body)).value.session_id };
  let failures = 0;

  async function press(path: string): Promise<number> {
    const began = performance.now();
    const { status } = await getPage(port, `/api/sale/basket/${path}/`, headers);
    if (status !== 200) failures += 1;
    return performance.now() - began;
  }

  return {
    async shop(isOver) {
      const times: number[] = [];
      while (!isOver()) {
        times.push(await press(`add/${productId}/1`));
        await press(`delete/${productId}`);
        await pause(BETWEEN);
      }
      return times;
    },
    failed: () => failures,
  };
}
