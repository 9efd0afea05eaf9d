import * as z from 'zod/mini';
import { askPartner, PartnerError } from '../protocol/ask-partner';
import { type Tracking, trackedCustomer } from './tracking';

const taken = z.object({ status: z.string() });
const found = z.object({ status: z.string(), customer: z.object({ processingStatus: z.string() }) });

interface MindboxAccount {
  /** `https://api.mindbox.ru`, without a slash at the end. */
  readonly url: string;
  readonly endpoint: string;
  readonly key: string;
}

/** Tracking through Mindbox: its API v3, `POST /v3/operations/async` and `/sync`, JSON. */
export function mindbox({ url, endpoint, key }: MindboxAccount): Tracking {
  const headers = { authorization: `SecretKey ${key}`, 'content-type': 'application/json', accept: 'application/json' };

  async function ask<A extends z.ZodMiniType<{ status: string }>>(
    kind: 'async' | 'sync',
    parameters: Record<string, string>,
    facts: object,
    answer: A,
  ): Promise<z.output<A>> {
    const query = new URLSearchParams({ endpointId: endpoint, ...parameters });
    const init = { method: 'POST', headers, body: JSON.stringify(facts) };
    const answered = await askPartner('mindbox', `${url}/v3/operations/${kind}?${query}`, init, answer);
    if (answered.status !== 'Success') throw new PartnerError('mindbox', `refused: ${answered.status}`);
    return answered;
  }

  return {
    async tell(operation, device, facts, key) {
      const about = { ...(device !== null && { deviceUUID: device }), ...(key && { transactionId: key }) };
      await ask('async', { operation, ...about }, facts, taken);
    },
    async knows(customerId) {
      const facts = { customer: trackedCustomer(customerId) };
      const { customer } = await ask('sync', { operation: 'Website.CheckCustomer' }, facts, found);
      return customer.processingStatus === 'Found';
    },
  };
}
