import { findFirefox } from '../browser/find-firefox';
import { expect, test } from './test';

test.skip(!findFirefox(), 'no Firefox here: npm run firefox installs it');

test('in Firefox every script of a first page is fetched once: what is preloaded is what runs', async ({ firefox }) => {
  const scripts = await firefox.recordScripts();
  await firefox.open('/catalog/tovary_dlya_sobak/');
  await firefox.press('button', /^В корзину: /);
  await firefox.find({ role: 'group', name: /^Количество/ });
  expect(scripts.filter((path) => /\/shell\.js$|\/remoteEntry\.js$/.test(path)).length).toBeGreaterThan(1);
  expect(scripts.filter((path, index) => scripts.indexOf(path) !== index)).toEqual([]);
});
