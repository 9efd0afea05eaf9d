import { setTimeout as pause } from 'node:timers/promises';

/**
 * A build that is requested at each change, and runs one at a time. A started build always finishes. Requests during a
 * build lead to one more build after it, so edits in quick succession neither cancel nor postpone it.
 */
export class RepeatedBuild {
  readonly #build: () => Promise<void>;
  readonly #headStart: number;
  #latest: Promise<void> = Promise.resolve();
  #isWaiting = false;

  /** @param headStart milliseconds that each build waits before it begins; it includes requests in that time */
  constructor(build: () => Promise<void>, headStart: number) {
    this.#build = build;
    this.#headStart = headStart;
  }

  /** Requests a build of the current sources. */
  request(): void {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    this.#latest = this.#after(this.#latest);
  }

  /** Resolves when the build for the latest request has ended. */
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
