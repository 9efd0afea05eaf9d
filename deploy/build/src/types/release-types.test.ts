import { dirname, join } from 'node:path';
import { readCandidate } from 'deploy-releases/checks/candidate';
import { checkTypes } from 'deploy-releases/checks/types';
import type { ReleaseTypes } from 'deploy-releases/store/types';
import { type TemporaryStore, temporaryStore } from 'deploy-releases/testing/temporary-store';
import { releaseTypes } from './release-types';

/** The names that areas import most often. */
const imports = {
  '@zapovednik/platform/app': ['defineArea', 'useAtom', 'useApp'],
  '@zapovednik/rules/format': ['discountPercent', 'formatPrice'],
  '@zapovednik/platform/query': ['useQuery'],
  '@zapovednik/platform/stores': ['useSelected'],
  '@zapovednik/ui': ['Button', 'Price'],
  '@zapovednik/areas/widgets': ['Widget'],
};

let store: TemporaryStore;
let types: ReleaseTypes;
let versions = 1;

beforeAll(async () => {
  types = await releaseTypes();
}, 60_000);
beforeEach(async () => {
  store = await temporaryStore();
});
afterEach(() => store.remove());

/** The declarations of this checkout, with one text in one file replaced. */
function changed(file: string, from: string, to: string): ReleaseTypes {
  const text = types.files[file];
  if (!text?.includes(from)) throw new Error(`${file} has no ${from}`);
  return { ...types, files: { ...types.files, [file]: text.replace(from, to) } };
}

async function reasons(shell: ReleaseTypes, area: ReleaseTypes): Promise<string> {
  versions += 1;
  const version = String(versions);
  await store.release('shell', version, { types: shell, contract: { exports: imports } });
  await store.release('mf-content', version, { types: area, contract: { imports } });
  const candidate = await readCandidate(store.root, {}, { shell: version, 'mf-content': version }, []);
  return (await checkTypes(candidate, join(store.root, 'results'))).join('\n');
}

test('the declarations need no other files, and name the installed packages that they import', () => {
  expect(Object.keys(types.modules)).toEqual(expect.arrayContaining([...Object.keys(imports), 'zod/mini']));
  expect(Object.keys(types.files)).toEqual(expect.arrayContaining(Object.values(types.modules)));
  expect(types.packages).toMatchObject({ react: expect.stringMatching(/^\d+\./), zod: expect.any(String) });
  expect(Object.values(types.files).join('')).not.toMatch(/['"](@zapovednik|shared-contracts)/);
  const imported = Object.entries(types.files).flatMap(([file, text]) =>
    [...text.matchAll(/["'](\.\.?\/[^"']+)["']/g)].map(([, to = '']) => join(dirname(file), to)),
  );
  const missing = imported.filter((path) => !path.endsWith('.css') && !isIn(types, path));
  expect(missing).toEqual([]);
});

const isIn = ({ files }: ReleaseTypes, path: string) =>
  [`${path}.d.ts`, `${path}/index.d.ts`].some((file) => file in files);

test('additions of the shell are compatible with areas', async () => {
  const more = changed(
    'platform/src/app/app-context.d.ts',
    'readonly city: CityState;',
    'readonly city: CityState; readonly pets: number;',
  );
  expect(await reasons(more, types)).toBe('');
});

test('removing or changing something that the shell passes to loaders is not compatible', async () => {
  const loader = changed('platform/src/app/area.d.ts', 'readonly signal: AbortSignal;', '');
  expect(await reasons(loader, types)).toMatch(
    /^defineArea из @zapovednik\/platform\/app: .*Property 'signal' is missing/,
  );
  const bus = changed(
    'platform/src/events/bus.d.ts',
    'payload: z.input<Payload>) => void',
    'payload: z.input<Payload>, at: Date) => void',
  );
  expect(await reasons(bus, types)).toMatch(/^useApp из @zapovednik\/platform\/app: /m);
});
