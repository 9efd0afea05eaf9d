import type { Call } from '@zapovednik/api/call';
import type { Api } from '@zapovednik/platform/client';
import { trusted } from '@zapovednik/rules/trusted';

/** Back end answers that are the same for everyone in a city. The gateway's worker caches them for one release set. */
export interface CachedAnswers {
  readonly get: (key: string) => { readonly answer: unknown } | undefined;
  readonly set: (key: string, kept: { readonly answer: unknown }, seconds: number) => void;
}

/**
 * Caches parsed answers for the `maxAge` of their contract, so the city list or the sections are not requested and parsed for every
 * page. Pages share these answers, so they are frozen. Only for anonymous rendering.
 */
export function cachingApi(api: Api, cache: CachedAnswers, locationId: number): Api {
  // The entry under a call's key is always that call's answer.
  return trusted(async (call: Call, input: Record<string, unknown>, options?: Parameters<Api>[2]): Promise<unknown> => {
    if (call.maxAge === undefined) return api(call, input, options);
    const key = JSON.stringify([locationId, call.id, input]);
    const found = cache.get(key);
    if (found) return found.answer;
    const answer = frozen(await api(call, input, options));
    cache.set(key, { answer }, call.maxAge);
    return answer;
  });
}

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
