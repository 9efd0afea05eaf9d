import * as z from 'zod/mini';
import type { Programs } from './programs';
import { missingSegments } from './segments';

const info = z.array(
  z.object({
    status: z.object({ code: z.number(), message: z.string() }),
    backup: z.array(z.object({ label: z.string(), archive: z.object({ start: z.string() }) })),
  }),
);
const listed = z.record(z.string(), z.object({ type: z.string() }));

/** pgBackRest with the installation's configuration. */
export class PgBackRest {
  constructor(
    private readonly programs: Programs,
    private readonly stanza: string,
  ) {}

  /** Runs one of its commands. Its warnings do not fail. */
  run(...words: string[]): Promise<string> {
    return this.programs.run('pgbackrest', [`--stanza=${this.stanza}`, '--log-level-console=off', ...words], {
      PGBACKREST_LOG_LEVEL_STDERR: 'error',
    });
  }

  /** The command for `archive_command`. */
  get archiveCommand(): string {
    return `pgbackrest --stanza=${this.stanza} archive-push %p`;
  }

  /**
   * Reads everything in the repository: each file of each back-up, and the log from the oldest back-up to the newest record.
   *
   * @throws Error that names what is broken, cut or missing
   */
  async verify(): Promise<void> {
    // Its exit code says nothing about what it finds.
    const said = await this.programs.run('pgbackrest', [
      `--stanza=${this.stanza}`,
      ...['--log-level-console=detail', '--log-timestamp=n', 'verify', '--output=text'],
    ]);
    if (said.includes('status: error')) throw new Error(`Копии испорчены:\n${badLines(said)}`);
    const missing = await this.missingLog();
    if (missing.length > 0)
      throw new Error(`В архиве журнала нет файлов: ${missing.slice(0, 5).join(', ')}, всего ${missing.length}`);
  }

  private async missingLog(): Promise<readonly string[]> {
    const [known] = info.parse(JSON.parse(await this.run('info', '--output=json')));
    if (known?.status.code !== 0) throw new Error(`Нет ни одной копии: ${known?.status.message ?? this.stanza}`);
    const first = known.backup.map(({ archive }) => archive.start).sort()[0] ?? '';
    const files = listed.parse(
      JSON.parse(await this.run('repo-ls', `archive/${this.stanza}`, '--recurse', '--output=json')),
    );
    const names = Object.keys(files).flatMap((path) => /\/([0-9A-F]{24})-[0-9a-f]{40}/.exec(path)?.[1] ?? []);
    return missingSegments([...new Set(names)], first);
  }
}

const badLines = (said: string) =>
  said
    .split('\n')
    .filter((line) => /invalid|missing|error|unable/i.test(line))
    .map((line) => line.trim())
    .slice(0, 10)
    .join('\n');
