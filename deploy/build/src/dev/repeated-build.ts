import { setTimeout as pause } from 'node:timers/promises';

/**
 * A build that is requested at each change, and runs one at a time. A build that has begun always ends: requests meanwhile lead to one
 * more build after it, so edits in quick succession neither cancel nor postpone it.
 */
export class RepeatedBuild {
  readonly #build: () => Promise<void>;
  readonly #headStart: number;
  #latest: Promise<void> = Promise.resolve();
  #isWaiting = false;

  /** @param headStart milliseconds that each build waits before it begins; requests in that time belong to it */
  constructor(build: () => Promise<void>, headStart: number) {
    this.#build = build;
    this.#headStart = headStart;
  }

  /** Builds what the sources are from now on. */
  request(): void {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    this.#latest = this.#after(this.#latest);
  }

  /** Resolves when the build of the last request so far has ended. */
  settled(): Promise<void> {
    return this.#latest;
  }

  async #after(previous: Promise<void>): Promise<void> {
    await previous;
    await pause(this.#headStart);
    this.#isWaiting = false;
    await this.#build();
  }
}
