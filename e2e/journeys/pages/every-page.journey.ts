/** Every route, and the different states of a list, a search, a product, and a cart. */

import type { Page } from '@playwright/test';
import { authRoute, authSuccessRoute } from '@zapovednik/areas/cabinet/routes';
import {
  brandLink,
  favouritesRoute,
  homeRoute,
  productLink,
  searchLink,
  searchRoute,
  sectionLink,
} from '@zapovednik/areas/catalog/routes';
import { orderForClientRoute } from '@zapovednik/areas/checkout/routes';
import { link } from '@zapovednik/platform/routes';
import { localApps } from 'deploy-build/local-apps';
import { withPictures } from '../../browser/launch-options';
import type { Problems } from '../../fixtures/problems';
import { Requests } from '../../fixtures/requests';
import { signIn } from '../../fixtures/sign-in';
import { expect, test } from '../../fixtures/test';
import { cabinetPages, openPagesOf, type Visit } from './addresses';
import { pageFindings } from './page-findings';

test.use(withPictures);

/** A page takes a second or two, and longer on a busy machine. */
test.describe.configure({ timeout: 300_000 });

// Findings are reported as text with their page and place; a trace of so many pages takes a fifth of the time.
test.use({ trace: 'off' });

/** The number of pages for one browser, because the areas have very different sizes. */
const pagesAtOnce = 11;

/** Checks the pages one after another in one browser; a finding on one page does not hide those of others. */
async function expectWhole(page: Page, problems: Problems, visits: readonly Visit[]): Promise<void> {
  const requests = new Requests(page);
  for (const visit of visits) {
    // Chromium logs that a document has an error status, which is expected here.
    if (visit.status)
      problems.allow(new RegExp(`status of ${visit.status} .*http://[^/]*${escapeRegExp(visit.path)}\\)$`));
    await test.step(visit.path, async () => {
      expect.soft(await pageFindings(page, requests, visit), `what is wrong with ${visit.path}`).toEqual([]);
    });
  }
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The URL of the first card that has a button with this name, on a list page. */
async function productWith(page: Page, list: string, button: RegExp): Promise<string> {
  await page.goto(list);
  const card = page.getByRole('article').filter({ has: page.getByText(button) });
  return (await card.first().getByRole('link').first().getAttribute('href')) ?? list;
}

for (const area of localApps()) {
  const pages = openPagesOf(area);
  for (let first = 0; first < pages.length; first += pagesAtOnce) {
    const some = pages.slice(first, first + pagesAtOnce);
    test(`every open page of ${area} from ${some[0]?.path} on has no findings`, async ({ page, problems }) => {
      await expectWhole(page, problems, some);
    });
  }
}

test('ROU-72 no page of the cabinet has findings for its customer', async ({ page, problems }) => {
  await signIn(page);
  await expectWhole(page, problems, [
    ...cabinetPages,
    { path: link(authRoute), lands: link(homeRoute) },
    { path: link(authSuccessRoute) },
    { path: link(favouritesRoute) },
    { path: link(orderForClientRoute) },
  ]);
});

test('LAY-03 products, lists and searches have no findings with much, little and no content', async ({
  page,
  problems,
}) => {
  const dogs = sectionLink('tovary_dlya_sobak');
  await expectWhole(page, problems, [
    { path: await productWith(page, dogs, /^В корзину$/) },
    { path: await productWith(page, `${dogs}?PAGEN_1=9`, /^Нет в наличии$/) },
    { path: sectionLink('tovary_dlya_sobak/sukhoy_korm') },
    { path: searchLink('ыъйцщ') },
    { path: `${dogs}?PAGEN_1=999`, status: 404 },
    { path: '/net-takogo/', status: 404 },
    { path: productLink('net-takogo'), status: 404 },
    { path: brandLink('net-takogo'), status: 404 },
    { path: link(searchRoute), status: 404 },
  ]);
});
