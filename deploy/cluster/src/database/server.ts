import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, chown, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { KeptProcess, type User } from '../processes/kept-process';
import { CHECKER, DATABASE, OWNER } from './names';

const run = promisify(execFile);

interface ServerOptions {
  readonly name: string;
  readonly folder: string;
  readonly port: number;
  readonly password: string;
  readonly logFile: string;
  /** The folder of PostgreSQL's programs. */
  readonly programs: string;
  readonly user: User | undefined;
}

/** Of both servers, because each may become the primary. A query may last as long as a dump. */
const SETTINGS = [
  "listen_addresses = '127.0.0.1'",
  "unix_socket_directories = ''",
  'max_connections = 200',
  'wal_level = replica',
  'hot_standby = on',
  'wal_keep_size = 256MB',
  // A replica whose machine is gone is noticed soon.
  'wal_sender_timeout = 5s',
  'wal_receiver_timeout = 5s',
];

/** Only this machine, and the proxy may ask without a password which server is the primary. */
const ACCESS = [
  `host ${DATABASE} ${CHECKER} 127.0.0.1/32 trust`,
  `host replication ${OWNER} 127.0.0.1/32 scram-sha-256`,
  `host all ${OWNER} 127.0.0.1/32 scram-sha-256`,
];

/** One PostgreSQL of the cluster. */
export class Server {
  readonly process: KeptProcess;
  readonly #data: string;

  constructor(private readonly options: ServerOptions) {
    const { name, folder, port, programs, user, logFile } = options;
    this.#data = join(folder, 'data');
    this.process = new KeptProcess({
      name,
      command: join(programs, 'postgres'),
      args: ['-D', this.#data, '-p', String(port)],
      user,
      endSignal: 'SIGINT',
      logFile,
      isReady: () => this.ask('select 1').then(() => true),
    });
  }

  get port(): number {
    return this.options.port;
  }

  urlOf(database: string): string {
    return `postgres://${OWNER}:${this.options.password}@127.0.0.1:${this.port}/${database}`;
  }

  /** Runs one statement outside of every pool. */
  async ask(statement: string, database = 'postgres'): Promise<readonly Record<string, unknown>[]> {
    const client = new pg.Client({
      connectionString: this.urlOf(database),
      connectionTimeoutMillis: 2_000,
      query_timeout: 5_000,
    });
    // The server may end while it answers.
    client.on('error', () => {});
    await client.connect();
    return client.query(statement).then(
      async ({ rows }) => {
        await client.end();
        return rows;
      },
      async (error: unknown) => {
        await client.end().catch(() => {});
        throw error;
      },
    );
  }

  /** Whether it was a primary when it ended. */
  get isPrimaryOnDisk(): boolean {
    return existsSync(join(this.#data, 'PG_VERSION')) && !existsSync(join(this.#data, 'standby.signal'));
  }

  /** Makes an empty server with the shop's database, and starts it. */
  async createFirst(): Promise<void> {
    await this.#emptyFolder();
    const passwordFile = join(this.options.folder, 'password');
    await writeFile(passwordFile, this.options.password, { mode: 0o600 });
    await this.#own(passwordFile);
    const access = [`--username=${OWNER}`, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
    await this.#program('initdb', [`--pgdata=${this.#data}`, '--encoding=UTF8', '--locale=C.UTF-8', ...access]);
    await rm(passwordFile);
    await writeFile(join(this.#data, 'pg_hba.conf'), `${ACCESS.join('\n')}\n`);
    await appendFile(join(this.#data, 'postgresql.conf'), `${SETTINGS.join('\n')}\n`);
    await this.process.start();
    await this.ask(`create database ${DATABASE}`);
    await this.ask(`create role ${CHECKER} login`);
  }

  /** Makes this server a replica of another one with a copy of its data, and starts it. */
  async copyOf(primary: Server): Promise<void> {
    await this.#emptyFolder();
    const from = `host=127.0.0.1 port=${primary.port} user=${OWNER} application_name=${this.process.name.replace('-', '_')}`;
    const how = ['--write-recovery-conf', '--wal-method=stream', '--checkpoint=fast'];
    await this.#program('pg_basebackup', [`--pgdata=${this.#data}`, `--dbname=${from}`, ...how], {
      PGPASSWORD: this.options.password,
    });
    await this.process.start();
  }

  async #emptyFolder(): Promise<void> {
    const { folder } = this.options;
    await rm(this.#data, { recursive: true, force: true });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await this.#own(folder);
  }

  async #own(path: string): Promise<void> {
    const { user } = this.options;
    if (user) await chown(path, user.uid, user.gid);
  }

  async #program(
    name: string,
    parameters: readonly string[],
    env: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    const { programs, user, folder } = this.options;
    await run(join(programs, name), parameters, { ...user, cwd: folder, env: { ...process.env, ...env } });
  }
}
