import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { getPage } from '@zapovednik/api/catalog/calls/catalog';
import { addToBasket } from '@zapovednik/api/checkout/calls/basket';
import { getPickupPoints } from '@zapovednik/api/checkout/calls/delivery';
import { refreshOrder, saveOrder } from '@zapovednik/api/checkout/calls/order';
import { bookVet, getVetIntervals, getVetSalons } from '@zapovednik/api/services/calls/vet';
import { ApiError } from '@zapovednik/platform/client';
import { newPhone } from 'e2e/fixtures/outbox';
import { newVisitor } from 'e2e/fixtures/visitor';
import { requestShop } from 'e2e/shop/ask-shop';
import type { Ledger } from './ledger';

/** Milliseconds before a shopper presses again. */
const AGAIN = 400;
/** Milliseconds after which a shopper gives up. */
const PATIENCE = 90_000;
const CITY = 2201;

/** Whether something failed that may succeed when it is asked for again. */
const isTemporary = (error: unknown): boolean => error instanceof ApiError && error.isTemporary;

/**
 * A shopper who orders and books, and presses again when there is no answer: a write then has the same key.
 *
 * @param isPatient Otherwise the first failure is thrown.
 */
export class Shopper {
  readonly #shop: string;

  constructor(
    port: number,
    private readonly ledger: Ledger,
    private readonly isPatient: boolean,
  ) {
    this.#shop = `http://shop.localhost:${port}`;
  }

  /** Orders one piece for pickup. */
  async order(): Promise<void> {
    const { api } = await this.#visitor();
    const { products } = await this.#insist(() => api(getPage, { filter: {} }));
    const inStock = products.filter(({ cityQuantity }) => cityQuantity > 5);
    const product = inStock[randomInt(inStock.length)];
    await this.#insist((key) => api(addToBasket, { id: product?.id ?? 0, qty: 1 }, { key }));
    const [point] = await this.#insist(() => api(getPickupPoints, {}));
    const choice = { serviceType: 'pickup' as const, pickupPointId: point?.id ?? 0 };
    const order = await this.#insist(() => api(refreshOrder, choice));
    const paymentId = order?.payments.find(({ name }) => /наличными/i.test(name))?.id ?? 0;
    const phone = newPhone();
    const user = { fullName: 'Анна Лесная', phone, email: '' };
    this.ledger.ask('order', phone);
    const saved = await this.#insist((key) =>
      api(saveOrder, { ...choice, paymentId, user, acceptPersonData: 'Y' }, { key }),
    );
    if (!saved.made) throw new Error(`The order was refused: ${saved.problem ?? saved.messages.join(', ')}`);
    this.ledger.acknowledge('order', phone, saved.made.id);
  }

  /** Books a free time of a vet. Another shopper may be faster. */
  async book(): Promise<void> {
    const { api } = await this.#visitor();
    const salons = await this.#insist(() => api(getVetSalons, {}));
    const salon = salons[randomInt(salons.length)];
    const [serviceId] = salon?.serviceIds ?? [];
    if (!salon || serviceId === undefined) throw new Error('There are no vets');
    const { days } = await this.#insist(() => api(getVetIntervals, { id: salon.id, service: serviceId }));
    const times = days.flatMap(({ intervals }) => intervals);
    const time = times[randomInt(Math.max(1, times.length))];
    if (!time) return;
    const phone = newPhone();
    const pet = { animal: 'dog' as const, size: 'small' as const, breed: '', petName: 'Рекс', comment: '' };
    const person = { name: 'Анна Лесная', phone, email: '', acceptPersonData: 'Y' as const };
    const visit = { salonId: salon.id, serviceId, specialistId: null, startsAt: time.startsAt };
    this.ledger.ask('visit', phone);
    try {
      const { id } = await this.#insist((key) => api(bookVet, { ...visit, ...pet, ...person }, { key }));
      this.ledger.acknowledge('visit', phone, id);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409)) throw error;
    }
  }

  #visitor() {
    return this.#insist(() => newVisitor(this.#shop, CITY, this.#request));
  }

  readonly #request: typeof requestShop = async (...asked) => {
    try {
      const answer = await requestShop(...asked);
      if (answer.status >= 500) this.ledger.failedCalls += 1;
      return answer;
    } catch (error) {
      this.ledger.failedCalls += 1;
      throw error;
    }
  };

  async #insist<T>(ask: (key: string) => Promise<T>): Promise<T> {
    const key = randomUUID();
    const end = performance.now() + PATIENCE;
    for (;;) {
      try {
        return await ask(key);
      } catch (error) {
        if (!this.isPatient || !isTemporary(error) || performance.now() > end) throw error;
        this.ledger.repeated += 1;
        await pause(AGAIN);
      }
    }
  }
}
