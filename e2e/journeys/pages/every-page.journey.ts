/** Every row of the route table, and what a list, a search, a product, a cart can be like. */
import type { Page } from '@playwright/test';
import { AREAS, to } from 'shared-contracts/routes';
import type { Problems } from '../../fixtures/problems';
import { Requests } from '../../fixtures/requests';
import { signIn } from '../../fixtures/sign-in';
import { expect, test } from '../../fixtures/test';
import { cabinetPages, openPagesOf, type Visit } from './addresses';
import { pageFindings } from './page-findings';

/** A page takes a second or two, and more beside other work. */
test.describe.configure({ timeout: 300_000 });

/** How many pages one browser looks at: the areas are of very different sizes. */
const pagesAtOnce = 14;

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

for (const area of [...AREAS, 'shell'] as const) {
  const pages = openPagesOf(area);
  for (let first = 0; first < pages.length; first += pagesAtOnce) {
    const some = pages.slice(first, first + pagesAtOnce);
    test(`every open page of ${area} from ${some[0]?.path} on is whole for everybody`, { tag: '@both-widths' }, async ({
      page,
      problems,
    }) => {
      await expectWhole(page, problems, some);
    });
  }
}

test('ROU-72 every page of the cabinet is whole for whom it belongs to', { tag: '@both-widths' }, async ({
  page,
  problems,
}) => {
  await signIn(page);
  await expectWhole(page, problems, [
    ...cabinetPages,
    { path: to.page('auth'), lands: to.page('home') },
    { path: to.page('authSuccess') },
    { path: to.page('favourites') },
    { path: to.page('orderForClient') },
  ]);
});

test('LAY-03 products, lists and searches are whole when there is much, little and nothing', {
  tag: '@both-widths',
}, async ({ page, problems }) => {
  const dogs = to.section('tovary_dlya_sobak');
  await expectWhole(page, problems, [
    { path: await productWith(page, dogs, /^В корзину$/) },
    { path: await productWith(page, `${dogs}?PAGEN_1=9`, /^Нет в наличии$/) },
    { path: to.section('tovary_dlya_sobak/sukhoy_korm') },
    { path: to.search('ыъйцщ') },
    { path: `${dogs}?PAGEN_1=999`, status: 404 },
    { path: '/net-takogo/', status: 404 },
    { path: to.product('net-takogo'), status: 404 },
    { path: to.brand('net-takogo'), status: 404 },
    { path: to.page('search'), status: 404 },
  ]);
});
