import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Break, read, root } from './sources';

/**
 * The breaks that the types detect, so that no test has to. A copy of the sources is checked with one break in each of
 * its files. A break is detected when its own file has an error.
 */
export async function noticedByTypes(breaks: readonly Break[]): Promise<ReadonlySet<Break>> {
  const copy = await copyOfSources();
  const noticed = new Set<Break>();
  try {
    for (let waiting = [...breaks]; waiting.length > 0; ) {
      const perFile = new Map(waiting.map((one) => [one.file, one]));
      for (const one of perFile.values()) await writeFile(join(copy, one.file), brokenSource(one));
      const wrong = await filesWithErrors(copy);
      for (const one of perFile.values()) {
        if (wrong.has(one.file)) noticed.add(one);
        await writeFile(join(copy, one.file), read(one.file));
      }
      waiting = waiting.filter((one) => perFile.get(one.file) !== one);
    }
  } finally {
    await rm(copy, { recursive: true });
  }
  return noticed;
}

function brokenSource({ file, start, end, text }: Break): string {
  const source = read(file);
  return source.slice(0, start) + text + source.slice(end);
}

/**
 * Copies the sources that the types need, and links the installed packages. Links to our packages lead into the copy.
 */
async function copyOfSources(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'breaks-types-'));
  const list = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.cts', '*.mts', '*.json'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  const files = list.split('\n').filter((file) => file !== '' && existsSync(join(root, file)));
  for (const file of files) {
    await mkdir(dirname(join(copy, file)), { recursive: true });
    await cp(join(root, file), join(copy, file));
  }
  const installed = files
    .filter((file) => /(^|\/)package\.json$/.test(file))
    .map((file) => join(dirname(file), 'node_modules'));
  for (const folder of installed.filter((one) => one !== 'node_modules' && existsSync(join(root, one)))) {
    await symlink(join(root, folder), join(copy, folder));
  }
  await mkdir(join(copy, 'node_modules'));
  for (const entry of await readdir(join(root, 'node_modules'), { withFileTypes: true })) {
    const [from, to] = [join(root, 'node_modules', entry.name), join(copy, 'node_modules', entry.name)];
    if (entry.isSymbolicLink()) await cp(from, to, { verbatimSymlinks: true, recursive: true });
    else await symlink(from, to);
  }
  return copy;
}

function filesWithErrors(folder: string): Promise<ReadonlySet<string>> {
  return new Promise((resolve) => {
    // It ends with an error when it finds one.
    execFile('tsc', ['-p', '.', '--pretty', 'false'], { cwd: folder, maxBuffer: 1e8 }, (_error, output) => {
      resolve(new Set([...output.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].flatMap(([, file]) => file ?? [])));
    });
  });
}
