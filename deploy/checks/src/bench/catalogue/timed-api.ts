import { getCities } from '@zapovednik/api/shell/calls/city';
import { isAuth } from '@zapovednik/api/shell/calls/user';
import { DEFAULT_LOCATION_ID } from '@zapovednik/api/shell/wire/default-location';
import { type Api, createApi } from '@zapovednik/platform/client';

/** The typed client, with times measured on the wire: reading and validating responses is not the back end's time. */
export interface TimedApi {
  readonly api: Api;
  /** Continues as another visitor, with an empty basket. */
  readonly newVisitor: () => Promise<void>;
  /** Continues as the owner of this session. */
  readonly continueAs: (id: string) => void;
  /** Milliseconds from the first byte sent to the last byte read, for all calls that `work` makes. */
  readonly time: (work: () => Promise<unknown>) => Promise<number>;
}

export async function timedApi(root: string): Promise<TimedApi> {
  let first = Number.POSITIVE_INFINITY;
  let last = 0;
  let session: string | null = null;
  const api = createApi({
    root,
    location: () => DEFAULT_LOCATION_ID,
    session: async () => session,
    timeLimit: 60_000,
    async fetch(url, init) {
      first = Math.min(first, performance.now());
      const response = await fetch(url, init);
      const body = await response.arrayBuffer();
      last = Math.max(last, performance.now());
      return new Response(body, response);
    },
  });
  await api(getCities, {});
  return {
    api,
    async newVisitor() {
      session = null;
      session = (await api(isAuth, {})).sessionId;
    },
    continueAs(id) {
      session = id;
    },
    async time(work) {
      first = Number.POSITIVE_INFINITY;
      await work();
      return last - first;
    },
  };
}
