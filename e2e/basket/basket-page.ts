import { setPickupPoint } from '@zapovednik/api/checkout/calls/delivery';
import { basketAtom } from '@zapovednik/areas/checkout/atoms';
import { addToBasket, reloadBasket, setBasketQuantity } from '@zapovednik/areas/checkout/commands';
import { basketQuery } from '@zapovednik/areas/checkout/queries/basket';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { ApiError, createApi } from '@zapovednik/platform/client';
import { type CommandHandler, createBus, createOutbox, handleCommand } from '@zapovednik/platform/events';
import { readAgain, runWrite } from '@zapovednik/platform/query';
import type { Memory } from '@zapovednik/platform/storage';
import { toFlag } from '@zapovednik/rules/format';
import { createTestApp } from '@zapovednik/testing/test-app';
import { basketCommands } from 'mf-checkout/src/basket/basket-commands';
import { basketMutation, basketWrite } from 'mf-checkout/src/basket/basket-write';
import type { Network } from './network';

/** The outcome of a change, as its page knows it. */
type Outcome = 'pending' | 'done' | 'refused' | 'unknown';

/** One change, numbered in the order of all. A repetition on the next page has the same number. */
export interface Asked {
  readonly name: string;
  readonly input: unknown;
  outcome: Outcome;
}
type Log = Map<string, Asked>;

interface PageOptions {
  readonly root: string;
  readonly session: string;
  readonly location: number;
  readonly network: Network;
  readonly log: Log;
  /** The storage of the tab. */
  readonly memory: Memory;
}

type Quantities = Readonly<Record<number, number>>;

/** A page with the basket's real commands, API client and outbox. */
export interface BasketPage {
  readonly add: (productId: number, quantity: number) => void;
  readonly set: (productId: number, quantity: number) => void;
  readonly clear: () => void;
  readonly reload: () => Promise<unknown>;
  /** Chooses the shop of Ekaterinburg, for fast pickup with its own stock or without, and reads the basket again as mf-checkout does. */
  readonly choosePoint: (fast: boolean) => Promise<unknown>;
  readonly shown: () => Quantities;
  /** Waits until no request is pending. */
  readonly settled: () => Promise<void>;
  /** Leaves the page like a link to another document. */
  readonly leave: () => Promise<void>;
}

const outcomeOf = (error: unknown): Outcome =>
  error instanceof ApiError && error.kind === 'answered' && error.status < 500 ? 'refused' : 'unknown';

/** Opens a page. It reads the basket and sends the changes that the previous page left in the outbox. */
export function openPage({ root, session, location, network, log, memory }: PageOptions): BasketPage {
  const page = new EventTarget();
  Object.assign(globalThis, { window: page });
  const running = new Set<Promise<unknown>>();
  const api = createApi({ root, location: () => location, session: async () => session, fetch: network.fetch });
  const bus = createBus({ load: async () => {}, report: () => {}, outbox: createOutbox(memory) });
  const app = { ...createTestApp({ report: () => {} }), api, bus };
  const { query, atom } = app;

  function follow<T>(key: string, name: string, input: unknown, work: Promise<T>): Promise<T> {
    const asked: Asked = log.get(key) ?? { name, input, outcome: 'pending' };
    log.set(key, asked);
    const ended = work.then(
      () => {
        asked.outcome = 'done';
      },
      (error: unknown) => {
        asked.outcome = outcomeOf(error);
      },
    );
    running.add(ended);
    void ended.then(() => running.delete(ended));
    return work;
  }

  const logged = ({ command, run }: CommandHandler): CommandHandler => ({
    command,
    run: (input, request) => follow(request.key, command.name, input, run(input, request)),
  });
  bus.answer([...basketCommands(app).map(logged), handleCommand(showNotification, async () => ({}))]);
  bus.resume(null);
  readAgain(query, basketQuery(app)).catch(() => {});

  return {
    add: (productId, quantity) => void bus.run(addToBasket, { productId, quantity }).catch(() => {}),
    set: (productId, quantity) => void bus.run(setBasketQuantity, { productId, quantity }).catch(() => {}),
    clear() {
      const clearedBasket = runWrite(query, basketMutation(app), basketWrite(app, { kind: 'clear' }));
      follow(crypto.randomUUID(), 'clear', {}, clearedBasket).catch(() => {});
    },
    reload: () => bus.run(reloadBasket, {}),
    async choosePoint(fast) {
      await api(setPickupPoint, { id: 1, serviceId: 1, fast: toFlag(fast) });
      await bus.run(reloadBasket, {});
    },
    shown: () => atom(basketAtom).get().quantities,
    async settled() {
      do {
        await new Promise((resolve) => setTimeout(resolve));
        await Promise.all(running);
      } while (running.size > 0 || query.isFetching() > 0);
    },
    async leave() {
      page.dispatchEvent(new Event('pagehide'));
      await network.cut();
    },
  };
}
