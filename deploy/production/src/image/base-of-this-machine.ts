import { execFile } from 'node:child_process';
import { chmod, cp, lstat, mkdir, readlink, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What Node needs from Debian: the C and C++ libraries, certificates, and time zones. */
const PACKAGES = ['base-files', 'libc6', 'libgcc-s1', 'libstdc++6', 'ca-certificates', 'tzdata'];
/** Made when the packages were installed. */
const MADE = ['/etc/ssl/certs', '/etc/ld.so.cache'];
/** Manuals, translations and the like; licences stay. */
const FOR_PEOPLE = /^\/usr\/share\/(man|locale|lintian|bug|i18n)\/|^\/usr\/share\/doc\/.+\/(?!copyright$)[^/]+$/;
/** Folders of the root that are links into `/usr`. */
const IN_USR = ['bin', 'sbin', 'lib', 'lib64'];
const inUsr = (path: string) => path.replace(/^\/(?=(bin|sbin|lib|lib64)(\/|$))/, '/usr/');

/**
 * Writes two contexts of images into `folder`, for a machine that reaches no registry: `base`, the files of the few Debian packages that Node
 * needs, as they are installed on this Debian or Ubuntu, and `node`, the Node that runs this.
 */
export async function writeBaseOfThisMachine(
  folder: string,
): Promise<{ readonly base: string; readonly node: string }> {
  const [base, node] = [join(folder, 'base'), join(folder, 'node')];
  await mkdir(base, { recursive: true });
  const { stdout } = await run('dpkg', ['-L', ...PACKAGES], { maxBuffer: 1e8 });
  const listed = new Set(stdout.split('\n').filter((path) => path.startsWith('/') && path !== '/.'));
  for (const name of IN_USR) {
    await mkdir(join(base, 'usr', name), { recursive: true });
    await symlink(`usr/${name}`, join(base, name));
  }
  for (const path of listed) if (!FOR_PEOPLE.test(path)) await copyEntry(path, join(base, inUsr(path)));
  for (const path of MADE) await cp(path, join(base, path), { recursive: true, verbatimSymlinks: true, force: true });
  await mkdir(join(base, 'tmp'), { recursive: true });
  // For everyone, also where a file system in memory takes its place. The mode of mkdir would be masked.
  await chmod(join(base, 'tmp'), 0o1777);
  await cp(process.execPath, join(node, 'usr/local/bin/node'));
  return { base, node };
}

/** Copies a file, a link, or a folder without its content. */
async function copyEntry(from: string, to: string): Promise<void> {
  const entry = await lstat(from).catch(() => null);
  if (!entry) return;
  await mkdir(dirname(to), { recursive: true });
  if (entry.isDirectory()) await mkdir(to, { recursive: true, mode: entry.mode });
  else if (entry.isSymbolicLink()) await symlink(await readlink(from), to).catch(() => {});
  else await cp(from, to);
}
