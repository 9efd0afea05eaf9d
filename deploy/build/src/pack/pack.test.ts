import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { typescriptCompiler } from 'deploy-releases/compare-types/typescript-compiler';
import * as z from 'zod/mini';
import { root } from '../sources/app';
import { contractPackages } from '../sources/contract-packages';
import { packContracts } from './pack';

const run = promisify(execFile);
const packages = z.record(z.string(), z.string());
const manifest = z.object({ dependencies: packages, peerDependencies: packages });
const failed = z.object({ stdout: z.string() });

/** A file of another team: its types are checked, and Node runs it. */
const consumer = `
  import { getCities } from '@zapovednik/api/shell/calls/city';
  import { createApi } from '@zapovednik/platform/client';
  import { defineEvent } from '@zapovednik/platform/define';
  import { formatPrice } from '@zapovednik/rules/format';
  import { city } from '@zapovednik/testing/fixtures';
  import { createTestApp } from '@zapovednik/testing/test-app';
  import { Button } from '@zapovednik/ui';
  import { sanitize } from '@zapovednik/ui/rich-text';
  import { createElement } from 'react';
  import { renderToString } from 'react-dom/server';
  import * as z from 'zod/mini';

  const answer = Response.json({ type: 'success', value: [city()] });
  const api = createApi({ root: '', location: () => 1, session: async () => null, fetch: async () => answer });
  const [found] = await api(getCities, {});
  const name: string | undefined = found?.cases.inCity;

  const walked = defineEvent({ name: 'walk:ended', owner: 'mf-services', payload: z.object({ minutes: z.number() }) });
  const { bus, city: place } = createTestApp({ city: city({ NAME: 'Пермь' }) });
  const heard: number[] = [];
  bus.on(walked, ({ minutes }) => heard.push(minutes));
  bus.emit(walked, { minutes: 40 });

  const price: string = formatPrice(99);
  const button = renderToString(createElement(Button, { variant: 'primary' }, 'В корзину'));
  const text = sanitize('<p onclick="x()">Корм</p>');
  console.log(JSON.stringify({ price, name, place: place.name, heard, button, text }));
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packed-'));
  await installPacked();
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'consumer.ts'), consumer);
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

/** Unpacks all packages into an empty folder, with only the third-party packages that they list. */
async function installPacked(): Promise<void> {
  const installed = join(folder, 'node_modules');
  const tarballs = join(folder, 'packed');
  await mkdir(tarballs);
  // The packages that the consumer itself installs.
  const named = new Set(['react-dom', '@types/react-dom']);
  for (const { name, filename } of await packContracts(contractPackages, tarballs)) {
    await mkdir(join(installed, name), { recursive: true });
    await run('tar', ['-xzf', join(tarballs, filename), '-C', join(installed, name), '--strip-components=1']);
    const { dependencies, peerDependencies } = manifest.parse(
      JSON.parse(await readFile(join(installed, name, 'package.json'), 'utf8')),
    );
    for (const needed of Object.keys({ ...dependencies, ...peerDependencies })) named.add(needed);
  }
  for (const name of [...named].filter((one) => !one.startsWith('@zapovednik/'))) {
    await mkdir(dirname(join(installed, name)), { recursive: true });
    await symlink(join(root, 'node_modules', name), join(installed, name));
  }
}

test('types of packed packages hold in an empty folder, each declaration by itself', async () => {
  const compilerOptions = {
    module: 'nodenext',
    strict: true,
    noEmit: true,
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable'],
    types: [],
  };
  const files = ['consumer.ts', ...globSync('node_modules/@zapovednik/*/lib/**/*.d.ts', { cwd: folder })];
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  const outcome = await run(...typescriptCompiler('-p', folder)).then(
    () => 'no errors',
    (error: unknown) => failed.parse(error).stdout,
  );
  expect(outcome).toBe('no errors');
});

test('packed packages run in Node as they are, and each of their modules loads', async () => {
  const { stdout } = await run(process.execPath, ['consumer.ts'], { cwd: folder });
  expect(JSON.parse(stdout)).toEqual({
    price: '99\u00a0₽',
    name: 'в Екатеринбурге',
    place: 'Пермь',
    heard: [40],
    button: expect.stringMatching(/^<button type="button" class="zapovednik-button-button zapovednik-button-primary">/),
    text: '<p>Корм</p>',
  });
  const modules = globSync('node_modules/@zapovednik/*/lib/**/*.js', { cwd: folder });
  expect(modules.length).toBeGreaterThan(300);
  await writeFile(join(folder, 'all.js'), modules.map((module) => `import './${module}';`).join('\n'));
  await run(process.execPath, ['all.js'], { cwd: folder });
});

test('the style sheet of the design system has the layers first, the classes of components, and its fonts and pictures', async () => {
  const lib = join(folder, 'node_modules/@zapovednik/ui/lib');
  const sheet = await readFile(join(lib, 'style.css'), 'utf8');
  expect(sheet).toMatch(/^@layer reset, tokens, ui, shell, area;/);
  expect(sheet).toContain('.zapovednik-button-primary');
  const files = [...sheet.matchAll(/url\("(.+?)"\)/g)].map(([, file = '']) => join(lib, file));
  expect(files.map((file) => basename(file))).toEqual(expect.arrayContaining(['onest-cyrillic.woff2', 'hedgehog.svg']));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
