import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const packages = createRequire(import.meta.url);
const program = packages.resolve('jest/bin/jest');

/** Each file must find a page as it was at first, and leaves it as untidy as tests do. */
const untidy = `
  import 'react-is';
  import 'stateful';
  import { visits } from './visits';

  test('finds nothing that another file left', async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(globalThis.late).toBeUndefined();
    visits.push('a visit');
    expect(visits).toHaveLength(1);
    const press = new Event('press', { bubbles: true, cancelable: true });
    document.body.dispatchEvent(press);
    expect(press.defaultPrevented).toBe(false);
    expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>');
    expect([document.cookie, localStorage.length, location.pathname, history.state]).toEqual(['', 0, '/', null]);
    expect([window.left, window.innerWidth, navigator.left]).toEqual([undefined, 1024, undefined]);
    expect([HTMLElement.prototype.left, Array.prototype.left]).toEqual([undefined, undefined]);

    for (const target of [window, document, document.body])
      target.addEventListener('press', (event) => event.preventDefault());
    document.documentElement.className = 'left';
    document.body.replaceWith(document.createElement('body'));
    document.body.append('left');
    document.cookie = 'left=1';
    localStorage.setItem('left', '1');
    history.pushState('left', '', '/left');
    Object.assign(window, { left: true, innerWidth: 360 });
    for (const owner of [navigator, HTMLElement.prototype, Array.prototype]) owner.left = true;
    setInterval(() => { globalThis.late = true; }, 20);
  });
`;

const logs = (name: string) => `require('node:fs').appendFileSync(__dirname + '/../../log', '${name} ');`;

const project: Readonly<Record<string, string>> = {
  'visits.ts': 'export const visits: string[] = [];',
  'one.test.tsx': untidy,
  'two.test.tsx': untidy,
  'plain.test.ts': `test('has no page', () => expect(typeof document).toBe('undefined'));`,
  'node_modules/react-is/index.js': logs('react-is'),
  'node_modules/stateful/index.js': logs('stateful'),
  log: '',
};

test('files share installed packages, and neither our modules nor anything of the page', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kept-packages-'));
  const config = {
    transform: {
      '\\.tsx?$': [
        packages.resolve('@swc/jest'),
        { module: { type: 'commonjs' }, sourceMaps: 'inline', jsc: { parser: { syntax: 'typescript', tsx: true } } },
      ],
    },
    runtime: join(import.meta.dirname, 'kept-packages.ts'),
    testEnvironment: join(import.meta.dirname, 'kept-page.ts'),
    cacheDirectory: join(folder, 'cache'),
  };
  const files = { ...project, 'package.json': '{}', 'jest.config.json': JSON.stringify(config) };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }

  const run = promisify(execFile)(process.execPath, [program, '--runInBand'], { cwd: folder });
  const { stderr } = await run.catch((failed: { stderr: string }) => failed);
  expect(stderr).toContain('Tests:       3 passed, 3 total');
  expect((await readFile(join(folder, 'log'), 'utf8')).trim().split(' ').sort()).toEqual([
    'react-is',
    'stateful',
    'stateful',
  ]);
  await rm(folder, { recursive: true });
}, 120_000);
