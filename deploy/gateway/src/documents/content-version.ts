import { getContentVersion } from '@zapovednik/api/content/calls/version';
import { DEFAULT_LOCATION_ID } from '@zapovednik/api/shell/wire/default-location';
import { createApi } from '@zapovednik/platform/client';

/** How often the gateway asks for the content version, in milliseconds. */
const POLL_INTERVAL = 2_000;

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
    this.#timer = setInterval(() => void this.#poll(), POLL_INTERVAL).unref();
  }

  stop() {
    if (this.#timer) clearInterval(this.#timer);
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
