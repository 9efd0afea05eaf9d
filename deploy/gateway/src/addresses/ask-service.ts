import type * as z from 'zod/mini';

/** Milliseconds: a person waits for a suggestion. */
const PATIENCE = 3000;

/** An outside service is not there, too slow, refused, or answered what it should not. */
export class ServiceDown extends Error {
  override name = 'ServiceDown';
}

/**
 * Asks an outside service for JSON.
 *
 * @throws ServiceDown without a fitting answer in time.
 */
export async function askService<A extends z.ZodMiniType>(
  url: URL,
  init: RequestInit,
  answer: A,
): Promise<z.output<A>> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE) });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return answer.parse(await response.json());
  } catch (error) {
    // The address carries the service's key: only its host is told.
    throw new ServiceDown(`${url.host}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
