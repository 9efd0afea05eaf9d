import type { Delays } from './delays';
import type { Payment, Refund } from './payment';

/** How callbacks about a payment are sent; a tester chooses it on the payment page. */
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

/** The content of a callback. */
export interface CallBackContent {
  readonly payment: Payment;
  /** The payment's status when the callback was written. */
  readonly status: Payment['status'];
  /** The refund that the callback is about. Null: it is about the payment itself. */
  readonly refund: Refund | null;
  /** Whether it is signed with the right key. */
  readonly isGenuine: boolean;
}

/** A request in the acquirer's own format to the shop's address. Null if the acquirer sends none for that status. */
export type WriteCallBack = (url: string, content: CallBackContent) => Request | null;

/** How long the shop may take to answer, in milliseconds. */
const TIMEOUT = 5000;

/** Sends callbacks about changes, in the way that the tester chose for each payment. */
export class CallBacks {
  readonly #url: string | null;
  readonly #write: WriteCallBack;
  readonly #ways = new Map<string, CallBackWay>();
  readonly #delays: Delays;

  /** @param url The address of the callbacks; null: none. */
  constructor(url: string | null, write: WriteCallBack, delays: Delays) {
    this.#url = url;
    this.#write = write;
    this.#delays = delays;
  }

  choose({ id }: Payment, way: CallBackWay): void {
    this.#ways.set(id, way);
  }

  notify(payment: Payment, refund: Refund | null = null): void {
    const content = { payment, status: payment.status, refund, isGenuine: true };
    const stale = { ...content, status: 'refused' as const, refund: null };
    const sent: Record<CallBackWay, readonly CallBackContent[]> = {
      once: [content],
      late: [content],
      twice: [content, content],
      never: [],
      disordered: content.status === 'paid' ? [content, stale] : [content],
      forged: [{ ...content, isGenuine: false }],
    };
    const way = this.#ways.get(payment.id) ?? 'once';
    if (way === 'late') this.#delays.later(() => this.#send(sent.late));
    else void this.#send(sent[way]);
  }

  /** One after another. A failed callback is not repeated, as if it were lost. */
  async #send(all: readonly CallBackContent[]): Promise<void> {
    for (const content of all) {
      const request = this.#url && this.#write(this.#url, content);
      if (request) await sendAndWait(request).catch(() => undefined);
    }
  }
}

/** Waits until the shop has answered; the answer is ignored. */
async function sendAndWait(request: Request): Promise<void> {
  const answer = await fetch(request, { signal: AbortSignal.timeout(TIMEOUT) });
  await answer.arrayBuffer();
}
