import { execFileSync } from 'node:child_process';
import type { User } from '../processes/kept-process';

/** PostgreSQL refuses to run as root: then it runs as the user that Debian's package created. */
export function userOfPostgres(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
