import { until } from '../processes/until';
import type { Server } from './server';

/** Milliseconds between two looks at the replica. */
const LOOK = 500;
/** Milliseconds after which the primary goes on without a replica that is away. */
const PATIENCE = 2_000;

/**
 * A primary and its streaming replica. A commit is answered when both have stored it, so a promoted replica lacks nothing that was
 * acknowledged. While the replica is away the primary works alone.
 */
export class Servers {
  #primary: Server;
  #replica: Server;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();
  #awaySince: number | null = null;
  /** Undefined: not known. */
  #waits: boolean | undefined;

  constructor(one: Server, other: Server) {
    this.#primary = one;
    this.#replica = other;
  }

  get primary(): Server {
    return this.#primary;
  }

  get replica(): Server {
    return this.#replica;
  }

  async start(): Promise<void> {
    if (this.#replica.isPrimaryOnDisk) [this.#primary, this.#replica] = [this.#replica, this.#primary];
    if (this.#primary.isPrimaryOnDisk) await this.#primary.process.start();
    else await this.#primary.createFirst();
    // It may have ended while commits waited for a replica.
    await this.#wait(false);
    await this.#replica.copyOf(this.#primary);
    this.#watch();
    await until('реплика получает изменения', async () => this.#waits === true);
  }

  /** Ends the primary at once, like a machine that is lost, and makes the replica the primary. */
  async failOver(): Promise<void> {
    await this.#unwatch();
    await this.#primary.process.stop('SIGKILL');
    // A promotion may take longer than one question waits: the replica first looks for the lost primary again.
    await this.#replica.ask('select pg_promote(false)');
    await until('реплика стала основной', async () => {
      const [state] = await this.#replica.ask('select pg_is_in_recovery() as "isReplica"');
      return state?.isReplica === false;
    });
    [this.#primary, this.#replica] = [this.#replica, this.#primary];
    await this.#wait(false);
    this.#watch();
  }

  /** Makes the former primary a replica of the present one. Its own data may have another history, so it is copied anew. */
  async restoreReplica(): Promise<void> {
    await this.#replica.copyOf(this.#primary);
    await until('реплика получает изменения', async () => this.#waits === true);
  }

  async stop(): Promise<void> {
    await this.#unwatch();
    await this.#primary.process.stop();
    await this.#replica.process.stop();
  }

  #watch(): void {
    this.#awaySince = null;
    const next = () => {
      this.#timer = setTimeout(() => {
        this.#looking = this.#look()
          .catch(() => {})
          .then(next);
      }, LOOK);
    };
    next();
  }

  async #unwatch(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#looking;
    clearTimeout(this.#timer);
  }

  async #look(): Promise<void> {
    const [row] = await this.#primary.ask(
      `select count(*)::int as streaming from pg_stat_replication where state = 'streaming'`,
    );
    if (row?.streaming !== 0) {
      this.#awaySince = null;
      if (this.#waits !== true) await this.#wait(true);
      return;
    }
    this.#awaySince ??= performance.now();
    if (this.#waits !== false && performance.now() - this.#awaySince > PATIENCE) await this.#wait(false);
  }

  /** Whether commits wait for the replica. */
  async #wait(isOn: boolean): Promise<void> {
    await this.#primary.ask(`alter system set synchronous_standby_names = '${isOn ? '*' : ''}'`);
    await this.#primary.ask('select pg_reload_conf()');
    this.#waits = isOn;
  }
}
