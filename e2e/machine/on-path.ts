import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Whether a program is installed. Debian puts some servers into a folder that is in the PATH of root only. */
export const onPath = (program: string): boolean =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'].some((folder) => existsSync(join(folder, program)));
