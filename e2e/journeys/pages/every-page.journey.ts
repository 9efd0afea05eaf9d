/** Every route, and what a list, a search, a product, a cart can be like. */

import type { Page } from '@playwright/test';
import { checkoutApps } from 'deploy-build/checkout-apps';
import { authRoute, authSuccessRoute } from 'shared-contracts/cabinet/routes';
import {
  brandLink,
  favouritesRoute,
  homeRoute,
  productLink,
  searchLink,
  searchRoute,
  sectionLink,
} from 'shared-contracts/catalog/routes';
import { orderForClientRoute } from 'shared-contracts/checkout/routes';
import { link } from 'shared-contracts/routes';
import type { Problems } from '../../fixtures/problems';
import { Requests } from '../../fixtures/requests';
import { signIn } from '../../fixtures/sign-in';
import { expect, test } from '../../fixtures/test';
import { cabinetPages, openPagesOf, type Visit } from './addresses';
import { pageFindings } from './page-findings';

/** A page takes a second or two, and more beside other work. */
test.describe.configure({ timeout: 300_000 });

// What is wrong is said in words, with its page and place; a trace of so many pages takes a fifth of the time.
test.use({ trace: 'off' });

/** How many pages one browser looks at: the areas are of very different sizes. */
const pagesAtOnce = 11;

/** Looks at each page in turn, in one browser; what one has does not hide what others have. */
async function expectWhole(page: Page, problems: Problems, visits: readonly Visit[]): Promise<void> {
  const requests = new Requests(page);
  for (const visit of visits) {
    // Chromium writes down that a document is an error, as this one is meant to be.
    if (visit.status)
      problems.allow(new RegExp(`status of ${visit.status} .*http://[^/]*${literally(visit.path)}\\)$`));
    await test.step(visit.path, async () => {
      expect.soft(await pageFindings(page, requests, visit), `what is wrong with ${visit.path}`).toEqual([]);
    });
  }
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The address of the first card that has a button with this name, on a page of a list. */
async function productWith(page: Page, list: string, button: RegExp): Promise<string> {
  await page.goto(list);
  const card = page.getByRole('article').filter({ has: page.getByText(button) });
  return (await card.first().getByRole('link').first().getAttribute('href')) ?? list;
}

for (const area of checkoutApps()) {
  const pages = openPagesOf(area);
  for (let first = 0; first < pages.length; first += pagesAtOnce) {
    const some = pages.slice(first, first + pagesAtOnce);
    test(`every open page of ${area} from ${some[0]?.path} on is whole for everybody`, async ({ page, problems }) => {
      await expectWhole(page, problems, some);
    });
  }
}

test('ROU-72 every page of the cabinet is whole for whom it belongs to', async ({ page, problems }) => {
  await signIn(page);
  await expectWhole(page, problems, [
    ...cabinetPages,
    { path: link(authRoute), lands: link(homeRoute) },
    { path: link(authSuccessRoute) },
    { path: link(favouritesRoute) },
    { path: link(orderForClientRoute) },
  ]);
});

test('LAY-03 products, lists and searches are whole when there is much, little and nothing', async ({
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
