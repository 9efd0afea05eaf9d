import type { Registry, ReleaseSet } from 'deploy-releases/registry/registry';

/** How often the gateway checks what is live, in milliseconds. Most changes of a folder it notices at once. */
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
  #unwatch = () => {};
  /** The last reading, and whether another one waits for its end. */
  #reading: Promise<void> = Promise.resolve();
  #isWaiting = false;

  constructor(private readonly options: LiveSetOptions) {}

  async start() {
    this.#unwatch = this.options.registry.watch(() => this.#readNext());
    this.#readNext();
    await this.#reading;
    this.#timer = setInterval(() => this.#readNext(), POLL_INTERVAL).unref();
  }

  stop() {
    if (this.#timer) clearInterval(this.#timer);
    this.#unwatch();
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

  /** One reading after another, so that a slow one never brings an earlier set back. */
  #readNext() {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    this.#reading = this.#reading.then(() => {
      this.#isWaiting = false;
      return this.#read();
    });
  }

  async #read() {
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
