import { fetch, type RequestInit } from 'undici';
import type * as z from 'zod/mini';
import { isInTransaction } from '../../db/transaction';

/** A third-party service failed: it was down, too slow, refused, or sent an unexpected answer. */
export class PartnerError extends Error {
  override name = 'PartnerError';

  constructor(
    readonly partner: string,
    what: string,
    options?: ErrorOptions,
  ) {
    super(`${partner}: ${what}`, options);
  }
}

/** Milliseconds. */
const TIMEOUT = 5000;

/**
 * Asks a third-party service for JSON. Not allowed inside a transaction, whose locks would be held while the service is
 * slow.
 *
 * @throws PartnerError when there is no answer in time, the status is not 2xx, or the answer has another shape.
 */
export async function askPartner<A extends z.ZodMiniType>(
  partner: string,
  url: string,
  init: RequestInit,
  answer: A,
): Promise<z.output<A>> {
  if (isInTransaction()) throw new Error(`${partner} must not be asked inside of a transaction`);
  try {
    // Node's own `fetch` ends the process for some answers: see requestRegistry.
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT) });
    if (!response.ok) throw new PartnerError(partner, `status ${response.status}`);
    return answer.parse(await response.json());
  } catch (error) {
    if (error instanceof PartnerError) throw error;
    throw new PartnerError(partner, error instanceof Error ? error.message : String(error), { cause: error });
  }
}
