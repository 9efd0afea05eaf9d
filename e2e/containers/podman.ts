import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Podman with images, containers and networks of its own in one folder, and without what some machines forbid. */
export class Podman {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** From now on every podman that this process starts works in `folder`. */
  static async open(folder: string): Promise<Podman> {
    await mkdir(folder, { recursive: true });
    // Podman's own limit of open files is more than some machines allow.
    const { stdout } = await run('bash', ['-c', 'ulimit -Hn']);
    const files = stdout.trim() === 'unlimited' ? '1048576' : stdout.trim();
    const settings = [
      '[containers]',
      `default_ulimits = ["nofile=${files}:${files}", "nproc=4096:4096"]`,
      '[engine]',
      // crun refuses machines that have both versions of cgroups, and systemd is not on each.
      'runtime = "runc"',
      'cgroup_manager = "cgroupfs"',
      'events_logger = "file"',
      '[network]',
      'network_backend = "netavark"',
      `network_config_dir = "${folder}/networks"`,
    ];
    const storage = ['[storage]', 'driver = "overlay"', `graphroot = "${folder}/storage"`, `runroot = "${folder}/run"`];
    const [CONTAINERS_CONF, CONTAINERS_STORAGE_CONF] = [join(folder, 'containers.conf'), join(folder, 'storage.conf')];
    await writeFile(CONTAINERS_CONF, settings.join('\n'));
    await writeFile(CONTAINERS_STORAGE_CONF, storage.join('\n'));
    Object.assign(process.env, { CONTAINERS_CONF, CONTAINERS_STORAGE_CONF });
    return new Podman(folder);
  }

  /** @returns what it wrote. Rejects, with its complaint, when it ends with another code than 0 */
  async run(...words: readonly string[]): Promise<string> {
    return (await run('podman', words, { maxBuffer: 1e8 })).stdout;
  }

  /** Everything that a container wrote. */
  async logs(container: string): Promise<string> {
    const { stdout, stderr } = await run('podman', ['logs', container], { maxBuffer: 1e8 });
    return stdout + stderr;
  }

  /** Removes everything. Layers of images are files of other users, which podman removes itself. */
  async remove(): Promise<void> {
    await this.run('system', 'reset', '--force');
    await rm(this.#folder, { recursive: true, force: true });
  }
}
