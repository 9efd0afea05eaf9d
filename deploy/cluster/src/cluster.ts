import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DATABASE } from './database/names';
import { Servers } from './database/servers';
import { type Plan, type PlanOptions, planCluster } from './plan';
import { answers } from './processes/answers';
import { KeptProcess } from './processes/kept-process';
import { until } from './processes/until';
import { GROUPS } from './proxy/config';
import { whileDrained } from './proxy/drain';
import { rolePrograms } from './roles';

interface ClusterOptions extends PlanOptions {
  /** The built roles. */
  readonly roles: string;
  /** Fills the database at this address when it is empty. */
  readonly fill: (url: string) => Promise<void>;
  readonly print: (line: string) => void;
}

/** A whole shop on one machine, as it runs on several: each process is kept by itself, and a proxy stands before them. */
export class Cluster {
  readonly database: Servers;
  readonly #processes: ReadonlyMap<string, KeptProcess>;

  private constructor(
    private readonly plan: Plan,
    roles: string,
  ) {
    this.database = new Servers(...plan.postgres);
    const programs = [...plan.services, ...rolePrograms(plan.roles, roles)];
    const others = programs.map((program) => new KeptProcess(program));
    const all = [...plan.postgres.map(({ process }) => process), ...others];
    this.#processes = new Map(all.map((process) => [process.name, process]));
  }

  /** @throws Error when one of its processes does not start; then none of them is left */
  static async start({ roles, fill, print, ...options }: ClusterOptions): Promise<Cluster> {
    const cluster = new Cluster(await planCluster(options), roles);
    try {
      print('PostgreSQL с репликой');
      await cluster.database.start();
      await fill(cluster.database.primary.urlOf(DATABASE));
      print('Redis, хранилище файлов, HAProxy, API, задачи, шлюзы');
      await Promise.all(cluster.plan.services.map(({ name }) => cluster.process(name).start()));
      await cluster.#migrate(roles);
      for (const name of cluster.#roles) await cluster.process(name).start();
      await until('магазин отвечает', () => answers(cluster.plan.port, '/readyz/whole'));
    } catch (error) {
      await cluster.stop();
      throw error;
    }
    return cluster;
  }

  get port(): number {
    return this.plan.port;
  }

  /** The primary, through the proxy. */
  get databaseUrl(): string {
    return this.plan.databaseUrl;
  }

  get places(): readonly string[] {
    return this.plan.places;
  }

  /** The names of all processes. */
  get names(): readonly string[] {
    return [...this.#processes.keys()];
  }

  process(name: string): KeptProcess {
    const found = this.#processes.get(name);
    if (!found) throw new Error(`The cluster has no ${name}`);
    return found;
  }

  /** Whether each process can work, except for those that were stopped for good. */
  async isWell(): Promise<boolean> {
    const kept = [...this.#processes.values()].filter(({ isKept }) => isKept);
    const ready = await Promise.all(kept.map((process) => process.isReady()));
    return ready.every(Boolean);
  }

  /** Replaces all roles by another version, one after another, while the shop is open. */
  async rollOut(roles: string): Promise<void> {
    await this.#migrate(roles);
    const programs = new Map(rolePrograms(this.plan.roles, roles).map((program) => [program.name, program]));
    for (const name of this.#roles) {
      const replace = () => this.process(name).replace((now) => programs.get(name) ?? now);
      const group = this.#groupOf(name);
      await (group ? whileDrained(this.plan.proxySocket, group, name, replace) : replace());
    }
  }

  /** Ends everything, what visitors reach first. */
  async stop(): Promise<void> {
    const roles = this.#roles.map((name) => this.process(name));
    await this.process('haproxy').stop();
    await Promise.all(roles.map((process) => process.stop()));
    const services = this.plan.services.map(({ name }) => this.process(name).stop());
    await Promise.all([...services, this.database.stop()]);
  }

  get #roles(): readonly string[] {
    const { apis, jobs, gateways } = this.plan.roles;
    return [...apis, jobs, ...gateways].map(({ name }) => name);
  }

  #groupOf(name: string): string | undefined {
    const isOneOf = (servers: readonly { readonly name: string }[]) => servers.some((server) => server.name === name);
    if (isOneOf(this.plan.roles.gateways)) return GROUPS.gateways;
    return isOneOf(this.plan.roles.apis) ? GROUPS.apis : undefined;
  }

  async #migrate(roles: string): Promise<void> {
    const env = { PATH: process.env.PATH ?? '', DATABASE_URL_FILE: this.plan.databaseFile };
    await promisify(execFile)(process.execPath, [join(roles, 'back-end/migrate.mjs')], { env });
  }
}
