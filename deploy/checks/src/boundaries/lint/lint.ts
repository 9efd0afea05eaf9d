import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';

const root = join(import.meta.dirname, '../../../../..');
/** The linter's configuration, and the rules that it contains. */
const configuration = ['biome.json', 'biome.boundaries.json', 'deploy/checks/src/boundaries'];

const reportSchema = z.object({
  diagnostics: z.array(z.object({ category: z.string(), location: z.object({ path: z.string() }) })),
});

/** A virtual file for the linter: its path in the repository, and its text. */
export type Shown = readonly [path: string, text: string];

/**
 * Lints files as if they were in the repository.
 *
 * @param category The diagnostics to report: `lint/style/noRestrictedImports`, or `plugin` for the project's own rules.
 * @returns The paths of the rejected files.
 */
export async function refused(category: string, files: readonly Shown[]): Promise<ReadonlySet<string>> {
  const plan = await mkdtemp(join(tmpdir(), 'lint-'));
  try {
    await Promise.all(configuration.map((path) => cp(join(root, path), join(plan, path), { recursive: true })));
    for (const [path, text] of files) {
      await mkdir(dirname(join(plan, path)), { recursive: true });
      await writeFile(join(plan, path), text);
    }
    const lint = ['lint', '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=json'];
    // The linter's exit code is 1 because of its findings; its output is complete nevertheless.
    const { stdout } = await promisify(execFile)(join(root, 'node_modules/.bin/biome'), lint, { cwd: plan }).catch(
      (failure: unknown) => z.parse(z.object({ stdout: z.string() }), failure),
    );
    const { diagnostics } = reportSchema.parse(JSON.parse(stdout));
    return new Set(diagnostics.filter((one) => one.category === category).map(({ location }) => location.path));
  } finally {
    await rm(plan, { recursive: true });
  }
}
