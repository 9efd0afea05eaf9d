import type { Registry, ReleaseSet } from 'deploy-releases/registry/registry';

/** How often the gateway checks what is live, in milliseconds. */
const POLL_INTERVAL = 300;

/** No set is live yet, or it could not be read. */
export class NoLiveSet extends Error {
  override name = 'NoLiveSet';
}

interface LiveSetOptions {
  registry: Registry;
  channel: string;
  /** Called with a set that is no longer live. */
  onReplaced: (old: ReleaseSet) => void;
  onError: (error: unknown) => void;
}

/** The live set of the gateway's channel, updated without a restart. When the channel cannot be read, the last set stays. */
export class LiveSet {
  #set: ReleaseSet | null = null;
  #timer: NodeJS.Timeout | null = null;

  constructor(private readonly options: LiveSetOptions) {}

  async start() {
    await this.#poll();
    this.#timer = setInterval(() => void this.#poll(), POLL_INTERVAL).unref();
  }

  stop() {
    if (this.#timer) clearInterval(this.#timer);
  }

  /** The set for a document that begins now. Null before the first set is live. */
  get current(): ReleaseSet | null {
    return this.#set;
  }

  /** Like `current`, but throws {@link NoLiveSet} instead of returning null. */
  get required(): ReleaseSet {
    if (!this.#set) throw new NoLiveSet('no release set is live');
    return this.#set;
  }

  async #poll() {
    try {
      const next = await this.options.registry.readSet(this.options.channel);
      if (next.id === this.#set?.id) return;
      const old = this.#set;
      this.#set = next;
      if (old) this.options.onReplaced(old);
    } catch (error) {
      this.options.onError(error);
    }
  }
}
