import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { localApps } from 'deploy-build/local-apps';
import { refused } from './lint';

test('a style attribute is rejected in everything that the server renders', async () => {
  const styled = `export const A = () => <p style={{ width: 3 }}>корм</p>;\n`;
  const files = [
    ['mf-catalog/src/card.tsx', styled],
    ['shell/src/header.tsx', styled],
    ['shared-contracts/ui/src/button/button.tsx', styled],
    ['mf-catalog/src/plain.tsx', `export const A = () => <p className="card">корм</p>;\n`],
  ] as const;
  expect([...(await refused('plugin', files))].sort()).toEqual([
    'mf-catalog/src/card.tsx',
    'shared-contracts/ui/src/button/button.tsx',
    'shell/src/header.tsx',
  ]);
});

test('colours are defined only in the tokens', async () => {
  const files = [
    ['mf-catalog/src/hex.module.css', '.a {\n  color: #fff;\n}\n'],
    ['mf-catalog/src/rgb.module.css', '.a {\n  color: rgb(1 2 3 / 0.5);\n}\n'],
    ['shell/src/oklch.module.css', '.a {\n  border: 1px solid oklch(60% 0.1 20);\n}\n'],
    ['shell/src/token.module.css', '.a {\n  color: var(--color-ink);\n  width: max(1px, 2px);\n}\n'],
    ['shared-contracts/ui/src/style/tokens.css', ':root {\n  --color-ink: #111;\n}\n'],
  ] as const;
  expect([...(await refused('plugin', files))].sort()).toEqual([
    'mf-catalog/src/hex.module.css',
    'mf-catalog/src/rgb.module.css',
    'shell/src/oklch.module.css',
  ]);
});

test('names of the wire are rejected in pages', async () => {
  const files = [
    ['mf-catalog/src/member.ts', 'export const a = (it: { readonly NAME: string }) => it.NAME;\n'],
    ['shell/src/short.ts', 'export const a = ({ NAME }: { readonly NAME: string }) => NAME;\n'],
    ['mf-catalog/src/long.ts', 'export const a = ({ LOCATION_ID: id }: { readonly LOCATION_ID: number }) => id;\n'],
    ['mf-catalog/src/snake.ts', 'export const a = (it: { readonly old_price: number }) => it.old_price;\n'],
    ['shell/src/taken.ts', 'export const a = ({ is_over: isOver }: { readonly is_over: boolean }) => isOver;\n'],
    ['mf-catalog/src/field.ts', 'export const a = (it: { readonly first_name: string }) => it.first_name;\n'],
    ['mf-catalog/src/sent.ts', 'export const a = { session_id: 1 };\n'],
    ['mf-catalog/src/number.ts', 'export const a = Number.POSITIVE_INFINITY;\n'],
    ['mf-catalog/src/answer.test.ts', 'export const a = (it: { readonly NAME: string }) => it.NAME;\n'],
  ] as const;
  expect([...(await refused('plugin', files))].sort()).toEqual([
    'mf-catalog/src/long.ts',
    'mf-catalog/src/member.ts',
    'mf-catalog/src/snake.ts',
    'shell/src/short.ts',
    'shell/src/taken.ts',
  ]);
});

const root = join(import.meta.dirname, '../../../../..');
const stylesOf = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => basename(file));

test.each(localApps())(
  'no two style modules in %s have the same name, because it is part of their class names',
  (app) => {
    const names = [...stylesOf(`${app}/src`), ...stylesOf('shared-contracts')];
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  },
);
