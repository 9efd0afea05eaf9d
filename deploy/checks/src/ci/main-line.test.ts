import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leftMainLine } from './main-line';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'main-line-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@shop.example', ...words], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();

test('a branch has left the main line at the last commit that both have', () => {
  git('init', '--quiet', '--initial-branch=main');
  git('commit', '--quiet', '--allow-empty', '--message=Shared');
  const shared = git('rev-parse', 'HEAD');
  git('switch', '--quiet', '--create=own');
  git('commit', '--quiet', '--allow-empty', '--message=Own');
  expect(leftMainLine(folder)).toBe(shared);
});

test('a folder without a checkout has no main line', () => {
  expect(leftMainLine(folder)).toBeNull();
});
