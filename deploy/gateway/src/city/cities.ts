import { getCities } from '@zapovednik/api/shell/calls/city';
import type { City } from '@zapovednik/api/shell/models/city';
import { DEFAULT_LOCATION_ID } from '@zapovednik/api/shell/wire/default-location';
import { type Api, createApi } from '@zapovednik/platform/client';

/** How long the city list is cached, in milliseconds (CIT-27, LIM-34). */
const MAX_AGE = 3_600_000;

/** The cities of the shop, cached for an hour. The stale list is used when the back end cannot be read. */
export class Cities {
  readonly #api: Api;
  #list: readonly City[] = [];
  #until = 0;
  #reading: Promise<readonly City[]> | null = null;

  constructor(apiRoot: string) {
    this.#api = createApi({ root: apiRoot, location: () => DEFAULT_LOCATION_ID, session: async () => null });
  }

  async all(): Promise<readonly City[]> {
    if (Date.now() < this.#until) return this.#list;
    this.#reading ??= this.#read().finally(() => {
      this.#reading = null;
    });
    try {
      return await this.#reading;
    } catch (error) {
      if (this.#list.length > 0) return this.#list;
      throw error;
    }
  }

  async #read() {
    this.#list = await this.#api(getCities, {});
    this.#until = Date.now() + MAX_AGE;
    return this.#list;
  }
}
