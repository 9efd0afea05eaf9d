import { getContentVersion } from '@zapovednik/api/content/calls/version';
import { DEFAULT_LOCATION_ID } from '@zapovednik/api/shell/wire/default-location';
import { createApi } from '@zapovednik/platform/client';

/**
 * Milliseconds from one answer to the next question. With the second that a visitor waits for a new page, all gateways
 * show what was published within two seconds.
 */
const PAUSE = 1_000;

/** Milliseconds for one answer. */
const TIME_LIMIT = 2_000;

interface ContentVersionOptions {
  apiRoot: string;
  /** Called with the first of several failures. */
  onError: (error: unknown) => void;
}

/** The version of the published content. While the back end cannot be read, the last one stays. */
export class ContentVersion {
  #current = '';
  #timer: NodeJS.Timeout | null = null;
  #failed = false;
  readonly #ask: () => Promise<string>;

  constructor(private readonly options: ContentVersionOptions) {
    const api = createApi({
      root: options.apiRoot,
      location: () => DEFAULT_LOCATION_ID,
      session: async () => null,
      timeLimit: TIME_LIMIT,
    });
    this.#ask = () => api(getContentVersion, {});
  }

  async start() {
    await this.#poll();
    this.#wait();
  }

  /** One question after the other, so that a late answer never replaces a newer one. */
  #wait() {
    this.#timer = setTimeout(async () => {
      await this.#poll();
      if (this.#timer) this.#wait();
    }, PAUSE).unref();
  }

  stop() {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** Pages that were rendered for another version may be out of date. '' before the first answer. */
  get current(): string {
    return this.#current;
  }

  async #poll() {
    try {
      this.#current = await this.#ask();
      this.#failed = false;
    } catch (error) {
      if (!this.#failed) this.options.onError(error);
      this.#failed = true;
    }
  }
}
