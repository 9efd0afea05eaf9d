import { type ShopOptions, startShop, type TestShop } from './start-shop';

interface UseOptions {
  /** Default: one shop for all tests of the file, or of the `describe` around it. */
  readonly each?: 'test';
}

/**
 * The shop of a test file: it starts before the tests, and is closed after them. Its members can be used in tests and hooks.
 *
 * @param options of `startShop`; a function for what has to be made first
 */
export function useShop(options: ShopOptions | (() => Promise<ShopOptions>) = {}, { each }: UseOptions = {}): TestShop {
  let running: TestShop | null = null;
  const shop = () => {
    if (!running) throw new Error('The shop runs in tests and hooks only');
    return running;
  };
  const start = async () => {
    running = await startShop(typeof options === 'function' ? await options() : options);
  };
  const close = async () => {
    await running?.close();
    running = null;
  };
  if (each === 'test') {
    beforeEach(start, 60_000);
    afterEach(close);
  } else {
    beforeAll(start, 60_000);
    afterAll(close);
  }
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
