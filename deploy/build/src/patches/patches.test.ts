import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { init, parse } from 'es-module-lexer';
import { localAreas } from '../local-apps';
import { root } from '../sources/app';
import icons from './icon-loader.mjs';
import lateRouter from './late-router-loader.mjs';
import { patches } from './patches';
import { routerFolder } from './production-router';
import pureComponents from './pure-components-loader.mjs';
import smallRouter, { bodies, declarationOf } from './small-router-loader.mjs';

beforeAll(() => init);

const read = (...path: string[]) => readFileSync(join(...path), 'utf8');
const exportsOf = (source: string) =>
  parse(source)[1]
    .map(({ n }) => n)
    .sort();
const { resolve } = createRequire(import.meta.url);

test.each(patches)('$name saves a kilobyte or more', ({ saves }) => {
  expect(saves.shell + saves.area).toBeGreaterThanOrEqual(1000);
});

describe('production-router', () => {
  test.each([
    ['react-router', 'index.mjs'],
    ['react-router/dom', 'dom-export.mjs'],
  ])('%s resolves to its development build, and the other build exports the same', (name, file) => {
    // The patch is not needed when the package itself resolves to the production build.
    expect(resolve(name)).toContain('react-router/dist/development/');
    const [development, production] = ['development', 'production'].map((build) => read(routerFolder, build, file));
    expect(exportsOf(production ?? '')).toEqual(exportsOf(development ?? ''));
    expect(exportsOf(production ?? '')).not.toEqual([]);
  });
});

describe('pure-router', () => {
  const folder = join(routerFolder, 'production');
  const sources = readdirSync(folder)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => read(folder, file));

  test('components are marked, and only whole lines with their names are removed', () => {
    const marked = sources.flatMap((source) => pureComponents(source).match(/#__PURE__\*\/ React/g) ?? []);
    expect(marked.length).toBeGreaterThan(10);
    const leftOut = sources.flatMap((source) => source.match(/^\w+\.displayName = .*;$/gm) ?? []);
    expect(leftOut.length).toBeGreaterThan(5);
    for (const line of leftOut) expect(line).toMatch(/^\w+\.displayName = (["'`])[^;]*\1;$/);
  });

  test('the rest is unchanged', () => {
    for (const source of sources) {
      const back = pureComponents(source).replaceAll('/*#__PURE__*/ React', 'React');
      expect(back).toBe(source.replace(/^\w+\.displayName = .*;$/gm, ''));
      expect(exportsOf(pureComponents(source))).toEqual(exportsOf(source));
    }
  });
});

describe('small-router', () => {
  const folder = join(routerFolder, 'production');
  const sources = readdirSync(folder)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => read(folder, file));

  test.each(Object.keys(bodies))('%s is declared, at most once in a file', (name) => {
    const found = sources.map((source) => source.match(new RegExp(declarationOf(name), 'gm'))?.length ?? 0);
    expect(Math.max(...found)).toBe(1);
  });

  test('the rest is valid, unchanged, and exports the same', () => {
    for (const source of sources) {
      const changed = smallRouter(source);
      expect(exportsOf(changed)).toEqual(exportsOf(source));
      const lines = new Set(source.split('\n'));
      const others = changed.split('\n').filter((line) => !lines.has(line));
      for (const line of others) expect(Object.values(bodies).some((body) => line.endsWith(` ${body} }`))).toBe(true);
    }
  });

  test('no app uses what is left out', () => {
    const leftOut =
      /\b(useFetchers?|useSubmit|useBlocker|useActionData|useFormAction|Form|patchRoutesOnNavigation|instrumentations)\b/;
    const uses = ['shell/src', 'shared-contracts', ...localAreas().map((area) => `${area}/src`)].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .filter((file) =>
          [...read(root, folder, file).matchAll(/\{([^}]*)\} from 'react-router(?:\/dom)?'/g)].some(([, names = '']) =>
            leftOut.test(names),
          ),
        ),
    );
    expect(uses).toEqual([]);
  });
});

describe('late-router', () => {
  test('every import between files of the package leads to the same copy, and the rest is unchanged', () => {
    const folder = join(routerFolder, 'production');
    for (const file of [
      'index.mjs',
      'dom-export.mjs',
      ...readdirSync(folder).filter((name) => /^chunk-.*\.mjs$/.test(name)),
    ]) {
      const source = read(folder, file);
      const own = (text: string) => parse(text)[0].filter(({ n }) => n?.startsWith('./'));
      expect(own(lateRouter(source)).map(({ n }) => n)).toEqual(own(source).map(({ n }) => `${n}?late`));
      expect(lateRouter(source).replaceAll('.mjs?late"', '.mjs"')).toBe(source);
    }
  });
});

describe('drawn-icons', () => {
  const folder = join(root, 'node_modules/lucide-react/dist/esm/icons');
  const sources = readdirSync(folder)
    .filter((file) => file.endsWith('.mjs') && file !== 'index.mjs')
    .map((file) => read(folder, file))
    // Old names of icons re-export the new ones.
    .filter((source) => !/^export \{ default \} from/m.test(source));

  test("every icon is rendered by the design system, with lucide's shapes", () => {
    expect(sources.length).toBeGreaterThan(1000);
    for (const source of sources) {
      expect(parse(icons(source))[0].map(({ n }) => n)).toEqual(['@zapovednik/ui/icon']);
      const withoutKeys = drawingOf(source).map(([tag, { key: _, ...attributes }]) => [tag, attributes]);
      expect(drawingOf(icons(source))).toEqual(withoutKeys);
    }
  });
});

type Drawing = readonly (readonly [string, Readonly<Record<string, string>>])[];

/** Runs an icon's module up to its shapes. */
function drawingOf(source: string): Drawing {
  const [, body = ''] = /const __iconData = (\{[\s\S]*?\n\});/.exec(source) ?? [];
  return new Function(`return (${body}).node`)();
}

describe('container-runtime', () => {
  test('federation’s plugin writes the replaced module', () => {
    const folder = join(root, 'node_modules/@module-federation');
    const plugin = read(folder, 'enhanced/dist/src/lib/container/runtime/FederationRuntimePlugin.js');
    expect(plugin).toMatch(/TEMP_DIR, `entry\.\$\{hash\}\.js`/);
    expect(read(folder, 'sdk/dist/constant.cjs')).toContain('const TEMP_DIR = ".federation"');
  });
});
