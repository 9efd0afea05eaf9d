import { findChromium } from 'deploy-build/try-out/find-chromium';
import { tryOut } from 'deploy-build/try-out/try-out';
import { findBackEnd } from 'deploy-lock/shared-back-end';
import { readChannel } from 'deploy-releases/channels/channel';
import { publishAnother } from '../fixtures/another-release';
import { expect, test } from '../fixtures/test';

test('a release that fails in browsers only is noticed before it goes live, page by page', async () => {
  const { SHOP_RELEASES: root = '', SHOP_DATA = '' } = process.env;
  const version = await publishAnother(root, {
    area: 'mf-content',
    inBrowsers: {
      'page-about.js': `throw new Error('only in browsers')`,
      'page-contacts.js': `fetch('https://elsewhere.example/')`,
    },
  });
  const before = await readChannel(root, 'stable');
  const backEnd = await findBackEnd(SHOP_DATA);
  const { reasons, pages } = await tryOut({
    root,
    channel: 'stable',
    versions: { 'mf-content': version },
    apiRoot: backEnd?.apiRoot ?? '',
    browser: findChromium() ?? '',
  });
  expect(reasons).toHaveLength(2);
  expect(reasons).toContainEqual(
    expect.stringMatching(/^mf-content: страница \/about\/ в браузере с ошибкой: .*only in browsers/),
  );
  expect(reasons).toContainEqual(
    expect.stringMatching(/^mf-content: страница \/contacts\/ в браузере с ошибкой: .*Content Security Policy/),
  );
  // The other pages are the live ones.
  expect(pages).toBe(2);
  expect(await readChannel(root, 'stable')).toEqual(before);
});
