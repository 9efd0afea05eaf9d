import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { checkFiles } from 'deploy-releases/checks/files';
import { integrityOf } from 'deploy-releases/store/integrity';
import { readContract, readManifest } from 'deploy-releases/store/release-store';
import { type Build, withBuilders } from './builders';
import { bundlerRuntime } from './patches/container-runtime';
import { root } from './sources/app';
import { suppliedModules } from './sources/shared-modules';
import { writeArea } from './testing/write-area';

let place: string;
/** One process builds for all tests, because starting one takes longer than most builds. */
let builder: Build;
let builders: Promise<void>;
const over = Promise.withResolvers<void>();

beforeAll(async () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<Build>();
  builders = withBuilders((run) => {
    open(run);
    return over.promise;
  });
  builder = await opened;
  await mkdir(join(root, 'test-results'), { recursive: true });
  place = await mkdtemp(join(root, 'test-results/build-'));
  await writeArea(join(place, 'sources'));
  await build('1.0.0-a');
}, 60_000);
afterAll(async () => {
  over.resolve();
  await builders;
  await rm(place, { recursive: true });
});

const out = (version: string) => join(place, version);
const read = (file: string, version = '1.0.0-a') => readFile(join(out(version), file), 'utf8');

const build = (version: string, sources = 'sources') =>
  builder({ name: 'mf-content', version, out: out(version), folder: join(place, sources) });

test('a release names its routes, events, commands, calls and chunks, and the hash of every file', async () => {
  const manifest = await readManifest(out('1.0.0-a'));
  expect(manifest).toMatchObject({ app: 'mf-content', version: '1.0.0-a', wakesOn: ['session:changed'], commands: [] });
  expect(manifest.routes.map(({ id, path }) => `${id} ${path}`)).toEqual(['about /about']);
  expect(manifest.chunks['page-about']).toEqual({ scripts: ['page-about.js'], styles: ['page-about.css'] });
  expect(manifest.chunks['lazy-more']).toEqual({ scripts: ['lazy-more.js'], styles: [] });
  expect(await checkFiles({ manifest, folder: out('1.0.0-a') })).toEqual([]);
});

test('a release contains only the schemas of what it uses, its links and its widgets', async () => {
  const { imports, events, commands, calls, widgets, atoms, queries, routes } = await readContract(out('1.0.0-a'));
  expect(imports).toEqual({
    react: ['useState'],
    'react/jsx-runtime': ['jsx', 'jsxs'],
    '@zapovednik/platform/events': ['defineEvent'],
    '@zapovednik/platform/query': ['queryOptions'],
    '@zapovednik/platform/routes': ['link'],
    '@zapovednik/platform/app': ['defineArea'],
    '@zapovednik/platform/stores': ['defineAtom'],
    '@zapovednik/areas/widgets': ['Widget'],
    '@zapovednik/rules/format': ['isYes'],
    'zod/mini': expect.arrayContaining(['int', 'object']),
  });
  // The app's own descriptor is included. An unused descriptor is dropped.
  expect(Object.keys(events)).toEqual(['note:added', 'session:changed']);
  expect(commands).toEqual({});
  expect({ widgets, routes }).toEqual({
    widgets: { 'product-carousel': { owner: 'mf-catalog', props: expect.objectContaining({ type: 'object' }) } },
    routes: {
      about: { owner: 'mf-content', path: '/about' },
      faq: { owner: 'mf-content', path: '/faq' },
      product: { owner: 'mf-catalog', path: '/product/:code' },
    },
  });
  const text = expect.objectContaining({ properties: { text: { type: 'string' } }, required: ['text'] });
  expect(atoms).toEqual({
    'note:state': { owner: 'mf-content', reads: text, writes: text },
    'session:state': { owner: 'shell', reads: expect.anything(), writes: expect.anything() },
  });
  expect(queries).toEqual({ 'short-uris@2': { data: expect.objectContaining({ type: 'array' }) } });
  expect(Object.keys(calls)).toEqual(['helpers.uri.check', 'sale.basket.get']);
  expect(calls['sale.basket.get']?.answer).toMatchObject({ type: 'object', required: ['basket', 'total'] });
});

test('the entry assigns a container to the variable that the shell reads', async () => {
  const page: { mf_content?: unknown } = {};
  runInNewContext(await read('web/remoteEntry.js'), page);
  expect(page.mf_content).toEqual({ get: expect.any(Function), init: expect.any(Function) });
});

test('the container only uses functions of its runtime that our stand-in has', async () => {
  const asked = [...(await read('web/remoteEntry.js')).matchAll(/\bbundlerRuntime\.(\w+)/g)].map(
    ([, name = '']) => name,
  );
  expect(asked).toContain('initContainerEntry');
  expect(asked.filter((name) => !(name in bundlerRuntime))).toEqual([]);
});

test('the container opens only when the shell supplies every module that the area imports', async () => {
  const page: { mf_content?: { init: (scope: object) => void } } = {};
  runInNewContext(await read('web/remoteEntry.js'), page);
  const supplied = Object.entries(suppliedModules).map(([name, { version }]) => [
    name,
    { [version]: { get: () => () => ({}) } },
  ]);
  const { 'zod/mini': _, ...without } = Object.fromEntries(supplied);
  expect(() => page.mf_content?.init(without)).toThrow(/does not supply zod\/mini \^4/);
  expect(() => page.mf_content?.init(Object.fromEntries(supplied))).not.toThrow();
});

test('the entry knows the hash of every script and style that it inserts', async () => {
  const entry = await read('web/remoteEntry.js');
  const hashes = JSON.parse(await read('web/integrity.json'));
  expect(entry).toContain(integrityOf(await read('web/integrity.json')));
  expect(entry).toContain(integrityOf(await read('web/__federation_expose_area.js')));
  for (const file of ['__federation_expose_area.js', 'page-about.js', 'page-about.css', 'lazy-more.js']) {
    expect(hashes[file]).toBe(integrityOf(await read(`web/${file}`)));
  }
  expect(entry).not.toMatch(/__[A-Z_]+__/);
});

test('an area contains no copy of a module that the shell supplies', async () => {
  const scripts = await Promise.all(
    ['remoteEntry', '__federation_expose_area', 'page-about'].map((name) => read(`web/${name}.js`)),
  );
  expect(scripts.join('').length).toBeLessThan(20_000);
  const { script } = (await readManifest(out('1.0.0-a'))).sizes;
  expect(script).toBeGreaterThan(1_000);
  expect(script).toBeLessThan(6_000);
});

test('the cache of one build is never used for another version', async () => {
  await build('1.0.0-b');
  expect(await read('web/remoteEntry.js', '1.0.0-b')).toContain('/assets/mf-content/1.0.0-b/');
  expect(await read('web/remoteEntry.js', '1.0.0-b')).not.toContain('1.0.0-a');
}, 60_000);

test('the source maps of a release are not in the folder that browsers can read', async () => {
  const { files } = await readManifest(out('1.0.0-a'));
  expect(Object.keys(files)).toContain('maps/page-about.js.map');
  expect(Object.keys(files).filter((name) => name.startsWith('web/') && name.endsWith('.map'))).toEqual([]);
  expect(await read('web/page-about.js')).not.toContain('sourceMappingURL');
});

test('an import that a shared module does not export fails the build with a message', async () => {
  const page = `import { useNothing } from '@zapovednik/platform/router';\nexport const Component = () => useNothing();`;
  await writeArea(join(place, 'wrong'), { 'src/about.tsx': page });
  await expect(build('1.0.0-c', 'wrong')).rejects.toThrow(
    /about\.tsx: useNothing нет в @zapovednik\/platform\/router: исправьте имя/,
  );
}, 60_000);

test('styles that leave their area fail the build, with file and line; others stop at the widgets of other areas', async () => {
  const sheet = `@layer area {\n  .title a { color: red }\n  button,\n  .title :global(button) { display: none }\n}`;
  await writeArea(join(place, 'leaking'), {
    'src/about.module.css': `${sheet}\n:global(.card) { color: red }`,
    'src/more.ts': `import './plain.css';\nexport const more = (count: number) => count + 1;`,
    'src/plain.css': '@layer area { .card { display: none } }',
  });
  const said = await build('1.0.0-d', 'leaking').then(
    () => '',
    (error: Error) => error.message,
  );
  expect(said).toMatch(/about\.module\.css:3: «button» подходит и чужим элементам/);
  expect(said).toMatch(/about\.module\.css:6: «:global\(\.card\)» стоит вне слоя/);
  expect(said).toMatch(/about\.module\.css:6: «:global\(\.card\)» подходит и чужим элементам/);
  expect(said).toMatch(/plain\.css:1: «\.card» подходит и чужим элементам/);
  expect(said).not.toContain('.title');
}, 60_000);

test('a bundled copy of what the shell supplies fails the build, also when it is imported by its path', async () => {
  const page = `import * as react from '../../../../node_modules/react/cjs/react.production.js';
    export const Component = () => <p>{react.version}</p>;`;
  await writeArea(join(place, 'copying'), { 'src/about.tsx': page });
  await expect(build('1.0.0-e', 'copying')).rejects.toThrow(
    'mf-content: в сборке своя копия react (node_modules/react/cjs/react.production.js), а её даёт shell: импортируйте react',
  );
}, 60_000);

test('a rule that looks into an own element stops at the widgets in it', async () => {
  expect(await read('web/page-about.css')).toContain(
    '.mf-content-about-title a:where(:not(.mf-content-about-title [data-widget] *))',
  );
});
