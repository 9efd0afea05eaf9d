import type * as z from 'zod/mini';

/** Milliseconds. Short, because a user waits for the suggestion. */
const TIMEOUT = 3000;

/** A third-party service is down, too slow, refuses the request, or sends an unexpected answer. */
export class ServiceUnavailable extends Error {
  override name = 'ServiceUnavailable';
}

/**
 * Asks a third-party service for JSON.
 *
 * @throws ServiceUnavailable when no valid answer comes in time.
 */
export async function requestService<A extends z.ZodMiniType>(
  url: URL,
  init: RequestInit,
  answer: A,
): Promise<z.output<A>> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT) });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return answer.parse(await response.json());
  } catch (error) {
    // The address contains the service's key, so only its host is logged.
    throw new ServiceUnavailable(`${url.host}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
