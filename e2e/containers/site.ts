import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Podman } from './podman';

const run = promisify(execFile);
/** How long a container may take until it is healthy. */
const READY_WITHIN = 60_000;
const CHECK_EVERY = 1000;
/** podman-compose 1.0 does not read the name of a compose file. */
const PROJECT = ['--project-name', 'shop'];

/** The containers of a compose file. */
export class Site {
  readonly #podman: Podman;
  /** The folder of the compose file. */
  readonly #folder: string;

  constructor(podman: Podman, folder: string) {
    this.#podman = podman;
    this.#folder = folder;
  }

  /** A command of compose. */
  async compose(...words: readonly string[]): Promise<void> {
    await run('podman-compose', [...PROJECT, ...words], { cwd: this.#folder, maxBuffer: 1e8 });
  }

  /** Starts services, and waits until they are healthy, because podman-compose 1.0 waits for no condition. */
  async up(...services: readonly string[]): Promise<void> {
    await this.compose('up', '--detach', '--no-build', ...services);
    for (const service of services) for (const name of await this.containers(service)) await this.#untilHealthy(name);
  }

  /** Replaces the containers of a service by the script of the guide. */
  async replace(service: string): Promise<void> {
    const env = { ...process.env, COMPOSE: ['podman-compose', ...PROJECT].join(' ') };
    let isDone = false;
    const replaced = run('compose/replace.sh', [service], { cwd: this.#folder, env, maxBuffer: 1e8 }).finally(() => {
      isDone = true;
    });
    const checked = (async () => {
      while (!isDone) {
        for (const name of await this.containers(service)) await this.#isHealthy(name);
        await wait(CHECK_EVERY);
      }
    })();
    await Promise.all([replaced, checked]);
  }

  /** The names of a service's containers that run. */
  async containers(service: string): Promise<string[]> {
    const wanted = `--filter=label=com.docker.compose.service=${service}`;
    const names = await this.#podman.run('ps', wanted, '--format={{.Names}}');
    return names.split('\n').filter((name) => name !== '');
  }

  async restart(name: string): Promise<void> {
    await this.#podman.run('restart', '--time=60', name);
    await this.#untilHealthy(name);
  }

  /** @returns its exit code */
  async stop(name: string): Promise<number> {
    await this.#podman.run('stop', '--time=60', name);
    return Number(await this.#podman.run('inspect', '--format={{.State.ExitCode}}', name));
  }

  async #untilHealthy(name: string): Promise<void> {
    const until = performance.now() + READY_WITHIN;
    while (!(await this.#isHealthy(name))) {
      if (performance.now() > until) throw new Error(`${name} is not healthy:\n${await this.#podman.logs(name)}`);
      await wait(CHECK_EVERY);
    }
  }

  /** Runs the check of a container. Podman leaves its repetition to systemd, which is not everywhere. */
  async #isHealthy(name: string): Promise<boolean> {
    const format = '--format={{.State.Running}} {{if .Config.Healthcheck}}checked{{end}}';
    const state = (await this.#podman.run('inspect', format, name).catch(() => '')).trim();
    if (state !== 'true checked') return state === 'true';
    return this.#podman.run('healthcheck', 'run', name).then(
      () => true,
      () => false,
    );
  }
}
