import { setTimeout as wait } from 'node:timers/promises';
import { EKATERINBURG } from 'deploy-api/testing/small-shop';

/** How long a visitor waits for an answer. */
const PATIENCE = 10_000;
const PAUSE = 20;
const headers = { 'x-location': String(EKATERINBURG) };

/** Visitors who ask for pages and make calls all the time, one after the other. */
export class Visitors {
  readonly failed: string[] = [];
  answered = 0;
  #isStopped = false;
  readonly #done: Promise<unknown>;

  /** @param urls one visitor for each */
  constructor(urls: readonly string[]) {
    this.#done = Promise.all(urls.map((url) => this.#visit(url)));
  }

  async #visit(url: string): Promise<void> {
    while (!this.#isStopped) {
      try {
        const answer = await fetch(url, { headers, signal: AbortSignal.timeout(PATIENCE) });
        await answer.arrayBuffer();
        if (answer.ok) this.answered += 1;
        else this.failed.push(`${answer.status} ${url}`);
      } catch (error) {
        this.failed.push(`${String(error)} ${url}`);
      }
      await wait(PAUSE);
    }
  }

  stop(): Promise<unknown> {
    this.#isStopped = true;
    return this.#done;
  }
}
