import { execFile } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** The programs of PostgreSQL and pgBackRest, run as the owner of the database's data. */
export interface Programs {
  /**
   * @returns what the program has printed
   * @throws Error with what it said, when it fails
   */
  readonly run: (program: string, words: readonly string[], env?: Readonly<Record<string, string>>) => Promise<string>;
  /** The user that the programs run as. Undefined: the one of this process. */
  readonly owner: { readonly uid: number; readonly gid: number } | undefined;
}

/** Debian keeps each version's programs outside of PATH. */
const DEBIAN = '/usr/lib/postgresql';

function folderOf(version: number): string | undefined {
  const installed = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number).filter(Number.isInteger) : [];
  // An older program cannot read a newer database, a newer one can.
  const found = installed.sort((one, other) => one - other).find((each) => each >= version);
  return found === undefined ? undefined : join(DEBIAN, String(found), 'bin');
}

/**
 * @param data the folder of the database; it may be gone, its parent not
 * @param version PostgreSQL's major version
 */
export function findPrograms(data: string, version: number): Programs {
  const folder = folderOf(version);
  const { uid, gid } = statSync(existsSync(data) ? data : dirname(data));
  const owner = process.getuid?.() === 0 && uid !== 0 ? { uid, gid } : undefined;
  return {
    owner,
    async run(program, words, env) {
      const own = folder === undefined ? '' : join(folder, program);
      const path = own !== '' && existsSync(own) ? own : program;
      const options = { ...owner, cwd: '/', env: { ...process.env, ...env }, maxBuffer: 1e9 };
      try {
        return (await execute(path, words, options)).stdout;
      } catch (error) {
        throw new Error(`${program}: ${saidBy(error)}`, { cause: error });
      }
    },
  };
}

function saidBy(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const said = ['stderr', 'stdout'].map((stream) => (Reflect.get(error, stream) ?? '').toString().trim());
  return said.find((text) => text !== '') ?? error.message;
}
