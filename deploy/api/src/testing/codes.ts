import type { Asked, TestShop } from './start-shop';

/** Phone of the small shop's customer 1. */
export const ANNA = '79220000001';

interface Codes {
  /** A call under `/personal/user/`. */
  call(name: string, body: object, session: string, headers?: Record<string, string>): Promise<Asked>;
  /** Requests a code, by SMS unless `name` is another call. */
  request(phone: string, session: string, name?: string): Promise<Asked>;
  enter(phone: string, code: string, session: string, name?: string): Promise<Asked>;
}

/** The actions with codes in a shop with sandboxes. */
export function codesIn(shop: Pick<TestShop, 'ask'>): Codes {
  const call: Codes['call'] = (name, body, session, headers = {}) =>
    shop.ask(`/personal/user/${name}`, { session, body, headers });
  return {
    call,
    request: (phone, session, name = 'sms_request/') => call(name, { phone }, session),
    enter: (phone, code, session, name = 'sms_auth/') => call(name, { phone, code }, session),
  };
}
