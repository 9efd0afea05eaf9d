import type { OrderLimits } from '../base/limits';
import { type Sandboxes, startSandboxes } from './sandboxes';
import { type Asked, startShop, type TestShop } from './start-shop';

/** Phone of the small shop's customer 1. */
export const ANNA = '79220000001';

export interface CodeShop extends TestShop {
  readonly outside: Sandboxes;
  now(): Date;
  /** Moves the shop's clock. */
  later(seconds: number): void;
  /** A call under `/personal/user/`. */
  call(name: string, body: object, session: string, headers?: Record<string, string>): Promise<Asked>;
  /** Requests a code, by SMS unless `name` is another call. */
  request(phone: string, session: string, name?: string): Promise<Asked>;
  enter(phone: string, code: string, session: string, name?: string): Promise<Asked>;
}

/**
 * A small shop that sends codes to the sandboxes, with its own clock.
 *
 * @param orderLimits Default: no limits.
 */
export async function startCodeShop(orderLimits?: OrderLimits): Promise<CodeShop> {
  let clock = new Date();
  const outside = await startSandboxes();
  const shop = await startShop({
    partners: outside.partners,
    now: () => clock,
    ...(orderLimits && { orderLimits }),
  });
  const call: CodeShop['call'] = (name, body, session, headers = {}) =>
    shop.ask(`/personal/user/${name}`, { session, body, headers });
  return {
    ...shop,
    outside,
    now: () => clock,
    later(seconds) {
      clock = new Date(clock.getTime() + seconds * 1000);
    },
    call,
    request: (phone, session, name = 'sms_request/') => call(name, { phone }, session),
    enter: (phone, code, session, name = 'sms_auth/') => call(name, { phone, code }, session),
    async close() {
      await shop.close();
      await outside.close();
    },
  };
}
