import type { Delays } from './delays';
import type { Payment, Refund } from './payment';

/** How the shop hears of a payment; a tester chooses it on the payment page. */
export const callBackWays = {
  once: 'сразу',
  late: 'с опозданием',
  twice: 'дважды',
  never: 'не отправлять',
  disordered: 'сначала оплата, потом старый отказ',
  forged: 'с неверной подписью',
} as const;
export type CallBackWay = keyof typeof callBackWays;
export const isCallBackWay = (text: unknown): text is CallBackWay =>
  typeof text === 'string' && Object.hasOwn(callBackWays, text);

/** What a call-back tells of a payment. */
export interface Told {
  readonly payment: Payment;
  /** How the payment stood when it was written. */
  readonly status: Payment['status'];
  /** The refund that it is about; null: the payment itself. */
  readonly refund: Refund | null;
  /** Whether it is signed with the right key. */
  readonly isGenuine: boolean;
}

/** A request in the acquirer's own form to the shop's address; null where the acquirer tells nothing of that status. */
export type Write = (url: string, told: Told) => Request | null;

/** How long the shop may take to answer, in milliseconds. */
const PATIENCE = 5000;

/** Tells the shop of changes, as the tester chose for each payment. */
export class CallBacks {
  readonly #url: string | null;
  readonly #write: Write;
  readonly #ways = new Map<string, CallBackWay>();
  readonly #delays: Delays;

  /** @param url Where they go; null: nowhere. */
  constructor(url: string | null, write: Write, delays: Delays) {
    this.#url = url;
    this.#write = write;
    this.#delays = delays;
  }

  choose({ id }: Payment, way: CallBackWay): void {
    this.#ways.set(id, way);
  }

  tell(payment: Payment, refund: Refund | null = null): void {
    const told = { payment, status: payment.status, refund, isGenuine: true };
    const stale = { ...told, status: 'refused' as const, refund: null };
    const sent: Record<CallBackWay, readonly Told[]> = {
      once: [told],
      late: [told],
      twice: [told, told],
      never: [],
      disordered: told.status === 'paid' ? [told, stale] : [told],
      forged: [{ ...told, isGenuine: false }],
    };
    const way = this.#ways.get(payment.id) ?? 'once';
    if (way === 'late') this.#delays.later(() => this.#send(sent.late));
    else void this.#send(sent[way]);
  }

  /** One after another; a shop that does not hear is not told again, as with a lost call-back. */
  async #send(all: readonly Told[]): Promise<void> {
    for (const told of all) {
      const request = this.#url && this.#write(this.#url, told);
      if (request) await heard(request).catch(() => undefined);
    }
  }
}

/** Waits until the shop has answered; what it says does not matter. */
async function heard(request: Request): Promise<void> {
  const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
  await answer.arrayBuffer();
}
