import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from 'deploy-build/sources/app';

const run = promisify(execFile);

/** The first commands below a heading of the guide, as they are there. @throws Error when there are none */
export function commandsOf(heading: string): string {
  const guide = readFileSync(join(root, 'docs/operations/orchestrators.md'), 'utf8');
  const commands = guide.split(`\n## ${heading}\n`)[1]?.match(/```\n([\s\S]*?)```/)?.[1];
  if (!commands) throw new Error(`The guide has no commands below “${heading}”`);
  return commands;
}

/** Runs commands of the guide. */
export const follow = (commands: string, cwd: string) => run('bash', ['-euc', commands], { cwd });
