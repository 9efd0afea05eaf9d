import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderRegistry } from 'deploy-releases/registry/registry';
import { goLive, writeReleases } from '../testing/fake-releases';
import { styleTexts } from './style-texts';

const folder = mkdtempSync(join(tmpdir(), 'styles-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a page gets the texts of the styles of its own set, and of no other file', async () => {
  writeReleases(folder, '1.0.0');
  writeReleases(folder, '2.0.0');
  goLive(folder, '1.0.0');
  const read = styleTexts(await folderRegistry(folder).readSet('stable'));
  expect(read('/assets/mf-catalog/1.0.0/entry.css')).toBe('/*css*/');
  for (const url of [
    '/assets/mf-catalog/2.0.0/entry.css',
    '/assets/mf-catalog/1.0.0/entry.js',
    '/assets/mf-catalog/1.0.0/other.css',
    '/assets/mf-catalog/1.0.0/../2.0.0/entry.css',
    'entry.css',
  ]) {
    expect(read(url)).toBeUndefined();
  }
});
