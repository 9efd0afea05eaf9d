import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expectOnPaper } from '../fixtures/expect-on-paper';
import { expect, expectAccessible, test } from '../fixtures/test';

test('CON-04 CON-05 CON-06 a reader likes an article, comments on it, and takes both back', async ({
  page,
  customer,
}) => {
  await page.goto('/articles/');
  await page.getByRole('link', { name: 'Страница 2' }).click();
  await expect(page).toHaveURL(/PAGEN_1=2/);
  await page.getByRole('list', { name: 'Статьи' }).getByRole('heading').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/articles\/[a-z0-9-]+\/$/);
  await expect(page.getByRole('navigation', { name: 'Содержание' })).toBeVisible();
  await expectOnPaper(page, 2, /автор статьи$/);
  const talk = page.getByRole('region', { name: 'Обсуждение' });
  await talk.scrollIntoViewIfNeeded();

  const like = talk.getByRole('button', { name: /^Нравится/ });
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  const text = `Пригодилось <b>нам</b>, …${customer.phone.slice(-6)}`;
  await talk.getByRole('button', { name: 'Написать комментарий' }).click();
  await talk.getByRole('textbox').fill(text);
  await talk.getByRole('button', { name: 'Опубликовать' }).click();
  const own = talk.getByRole('listitem').filter({ hasText: customer.phone.slice(-6) });
  await expect(own).toContainText(customer.name);
  await expectAccessible(page);

  await page.reload();
  await talk.scrollIntoViewIfNeeded();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await own.getByRole('button', { name: 'Удалить' }).click();
  await own.getByRole('button', { name: 'Да, удалить' }).click();
  await expect(own).toHaveCount(0);
});

test('CON-07 CON-08 a promotion leads to its goods, and these into the cart', async ({ page }) => {
  await page.goto('/sales/');
  await page.getByRole('link', { name: 'Корм и лакомства' }).click();
  await expect(page).toHaveURL(/category=food/);
  await page.getByRole('list', { name: 'Акции' }).getByRole('heading').getByRole('link').first().click();
  const goods = page.getByRole('region', { name: 'Товары акции' });
  await goods.scrollIntoViewIfNeeded();
  const add = goods
    .getByRole('button', { name: /^В корзину: / })
    .filter({ visible: true })
    .first();
  const name = ((await add.getAttribute('aria-label')) ?? '').replace('В корзину: ', '');
  await expectAccessible(page);
  const saved = page.waitForResponse(/\/sale\/basket\/add\//);
  await add.click();
  await saved;
  await page.goto('/personal/cart/');
  await expect(page.getByRole('region', { name: 'Товары в корзине' })).toContainText(name);
});

test('CON-01 CON-26 an editor publishes a news item with a command: it is live in seconds, and gone after the undo', async ({
  page,
  problems,
}) => {
  test.skip(!process.env.SHOP_DATA, 'the data of this shop is elsewhere');
  problems.allow(/404/);
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  const edit = async (...command: string[]) =>
    (
      await promisify(execFile)('npm', ['run', '--silent', 'content', '--', ...command], {
        env: { ...process.env, DATA_DIR: process.env.SHOP_DATA },
      })
    ).stdout;
  const code = `novost-${Date.now()}`;
  await mkdir(join(folder, 'news'));
  await writeFile(
    join(folder, `news/${code}.md`),
    `---\ntitle: Открыли уголок попугаев\nlead: Клетки, корм и советы в одном месте.\ntopic: shops\npicture: /pictures/article/bird-2/1\n---\n\nПриходите **в субботу**.\n`,
  );
  try {
    const said = await edit('import', folder);
    const edition = /Правка (\d+) опубликована/.exec(said)?.[1] ?? '';
    await page.goto(`/news/${code}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Открыли уголок попугаев');
    await expectAccessible(page);
    await edit('undo', edition);
    await expect(async () => expect((await page.goto(`/news/${code}/`))?.status()).toBe(404)).toPass({
      timeout: 20_000,
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
