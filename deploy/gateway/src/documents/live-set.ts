import type { Registry, ReleaseSet } from 'deploy-releases/registry';

/** How often the gateway looks what is live, in milliseconds. */
const LOOK = 300;

/** Nothing was ever live, or it could not be read yet. */
export class NothingLive extends Error {
  override name = 'NothingLive';
}

interface LiveSetOptions {
  registry: Registry;
  channel: string;
  /** Told of a set that is not live any more. */
  onReplaced: (old: ReleaseSet) => void;
  onError: (error: unknown) => void;
}

/** What is live on the gateway's channel, followed without a restart. A channel that cannot be read leaves the last set. */
export class LiveSet {
  #set: ReleaseSet | null = null;
  #timer: NodeJS.Timeout | null = null;

  constructor(private readonly options: LiveSetOptions) {}

  async start() {
    await this.#look();
    this.#timer = setInterval(() => void this.#look(), LOOK).unref();
  }

  stop() {
    if (this.#timer) clearInterval(this.#timer);
  }

  /** The set for a document that begins now; null before anything is live. */
  get current(): ReleaseSet | null {
    return this.#set;
  }

  /** The same for whoever cannot do without; throws {@link NothingLive}. */
  get required(): ReleaseSet {
    if (!this.#set) throw new NothingLive('no release set is live');
    return this.#set;
  }

  async #look() {
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
