import type { Call } from 'shared-contracts/api/call';
import type { Api } from 'shared-contracts/client';
import { trusted } from 'shared-contracts/trusted';

/** Answers of the back end that are the same for everyone in a city; the gateway's worker keeps them for one release set. */
export interface CachedAnswers {
  readonly get: (key: string) => { readonly answer: unknown } | undefined;
  readonly set: (key: string, kept: { readonly answer: unknown }, seconds: number) => void;
}

/**
 * Keeps answers as long as the contract lets them be kept (`maxAge`), parsed: the city list or the sections are neither asked
 * for nor read again with every page. Since pages share them, they are frozen. For anonymous rendering only.
 */
export function cachingApi(api: Api, kept: CachedAnswers, locationId: number): Api {
  // What is kept under the key of a call is what that call answered.
  return trusted(async (call: Call, input: Record<string, unknown>, options?: Parameters<Api>[2]): Promise<unknown> => {
    if (call.maxAge === undefined) return api(call, input, options);
    const key = JSON.stringify([locationId, call.id, input]);
    const found = kept.get(key);
    if (found) return found.answer;
    const answer = frozen(await api(call, input, options));
    kept.set(key, { answer }, call.maxAge);
    return answer;
  });
}

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
