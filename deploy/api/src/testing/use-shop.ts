import { type HowToAsk, type ShopOptions, startShop, type TestShop, type Visitor } from './start-shop';

export type { HowToAsk, Visitor };

interface UseOptions {
  /** By default one shop for all tests of the file, or of the surrounding `describe`. */
  readonly each?: 'test';
}

/**
 * The shop of a test file. It starts before the tests and is closed after them. Its members can be used in tests and
 * hooks.
 *
 * @param options of `startShop`, or a function when something has to be created first
 */
export function useShop(options: ShopOptions | (() => Promise<ShopOptions>) = {}, { each }: UseOptions = {}): TestShop {
  let running: TestShop | null = null;
  const shop = () => {
    if (!running) throw new Error('Use the shop only in tests and hooks');
    return running;
  };
  const start = async () => {
    running = await startShop(typeof options === 'function' ? await options() : options);
  };
  const close = async () => {
    await running?.close();
    running = null;
  };
  (each === 'test' ? beforeEach : beforeAll)(start, 60_000);
  (each === 'test' ? afterEach : afterAll)(close);
  return {
    get db() {
      return shop().db;
    },
    get work() {
      return shop().work;
    },
    get root() {
      return shop().root;
    },
    get clock() {
      return shop().clock;
    },
    get outside() {
      return shop().outside;
    },
    ask: (...given) => shop().ask(...given),
    visit: () => shop().visit(),
    signIn: (login) => shop().signIn(login),
    visitor: (...given) => shop().visitor(...given),
    customer: (...given) => shop().customer(...given),
    close,
  };
}

interface VisitorOptions extends UseOptions {
  /** The signed-in customer. By default none. */
  readonly login?: string;
  readonly location?: number;
}

/** A person who uses the shop of a test file, with a session that begins before the tests. */
export function useVisitor(shop: TestShop, { login, location, each }: VisitorOptions = {}): Visitor {
  let arrived: Visitor | null = null;
  const visitor = () => {
    if (!arrived) throw new Error('Use the visitor only in tests and hooks');
    return arrived;
  };
  (each === 'test' ? beforeEach : beforeAll)(async () => {
    arrived = await (login === undefined ? shop.visitor(location) : shop.customer(login, location));
  });
  return {
    api: (...given) => visitor().api(...given),
    ask: (...given) => visitor().ask(...given),
    session: () => visitor().session(),
  };
}
