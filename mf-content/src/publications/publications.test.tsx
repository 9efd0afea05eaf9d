import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  getArticleByCode,
  getArticlePage,
  getAuthorByCode,
  getNewsPage,
} from '@zapovednik/api/content/calls/publication';
import { fixtures, renderArea } from '@zapovednik/testing';
import area from '../area';
import { contentApp, detail, requestsOf } from '../testing/content';

const titles = () =>
  within(screen.getByRole('list', { name: /^(Статьи|Новости)$/ }))
    .getAllByRole('heading')
    .map((heading) => heading.textContent);

test('CON-03 LIM-23 API-137 articles have four a page; «Показать ещё» adds the next ones and moves the focus there', async () => {
  const { app, router } = await renderArea(area, '/articles/', { app: contentApp() });
  expect(titles()).toEqual(['Текст номер 1', 'Текст номер 2', 'Текст номер 3', 'Текст номер 4']);
  expect(screen.getByText('Показано 4 из 9')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Показать ещё' }));
  await waitFor(() => expect(titles()).toHaveLength(8));
  expect(screen.getByRole('link', { name: 'Текст номер 5' })).toHaveFocus();
  expect(router.state.location.search).toBe('?PAGEN_1=2');
  expect(requestsOf(app, getArticlePage)).toEqual([{ page: 1 }, { page: 2 }]);
});

test('CON-02 LIM-22 API-135 news have eight a page', async () => {
  const { app } = await renderArea(area, '/news/?PAGEN_1=2', { app: contentApp() });
  expect(titles()).toEqual(['Текст номер 9']);
  expect(screen.getByRole('link', { name: 'Страница 1' })).toHaveAttribute('href', '/news/');
  expect(requestsOf(app, getNewsPage)).toEqual([{ page: 2 }]);
});

test('a topic narrows the list, and stays on its further pages', async () => {
  const { app } = await renderArea(area, '/articles/', { app: contentApp() });
  await userEvent.click(screen.getByRole('link', { name: 'Здоровье 3' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Здоровье 3' })).toHaveAttribute('aria-current', 'page'));
  expect(screen.getByRole('link', { name: 'Страница 2' })).toHaveAttribute('href', '/articles/?topic=health&PAGEN_1=2');
  expect(requestsOf(app, getArticlePage).at(-1)).toEqual({ page: 1, filter: { topic: 'health' } });
});

test('a page behind the last one is a 404, an invalid number is the first page', async () => {
  const { unmount } = await renderArea(area, '/articles/?PAGEN_1=99', { app: contentApp() });
  expect(screen.getByRole('alert')).toHaveTextContent('404');
  unmount();
  await renderArea(area, '/articles/?PAGEN_1=-1', { app: contentApp() });
  expect(titles()).toHaveLength(4);
});

test('ROU-62 CON-03 API-138 an article has its text, author, date and what to read next', async () => {
  await renderArea(area, '/articles/tekst-7/', { app: contentApp() });
  expect(screen.getByRole('heading', { level: 1, name: 'Текст номер 7' })).toBeVisible();
  expect(await screen.findByText('Четверть нового корма.')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Ирина Соболева' })[0]).toHaveAttribute(
    'href',
    '/authors/irina-soboleva/',
  );
  expect(screen.getAllByText('5 марта').length).toBeGreaterThan(0);
  const next = within(screen.getByRole('region', { name: 'Читайте ещё' }));
  expect(next.getByRole('link', { name: 'Текст номер 8' })).toHaveAttribute('href', '/articles/tekst-8/');
  expect(screen.getByRole('link', { name: 'Статьи' })).toHaveAttribute('href', '/articles/');
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map((one) => one.textContent);
  expect(data.join()).toContain('"@type":"Article"');
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'http://shop.localhost/articles/tekst-7/',
  );
});

test('ROU-63 CON-02 API-136 a news item is a NewsArticle without comments', async () => {
  await renderArea(area, '/news/tekst-7/', { app: contentApp() });
  expect(screen.getByRole('heading', { level: 1, name: 'Текст номер 7' })).toBeVisible();
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map((one) => one.textContent);
  expect(data.join()).toContain('"@type":"NewsArticle"');
  expect(screen.queryByRole('region', { name: 'Обсуждение' })).not.toBeInTheDocument();
});

test('CON-01 an article and its list are the same in every city: search engines know them on the main domain', async () => {
  for (const path of ['/articles/tekst-7/', '/news/?PAGEN_1=2']) {
    const app = { ...contentApp({ city: fixtures.perm() }), origin: 'http://perm.shop.localhost' };
    const { unmount } = await renderArea(area, path, { app });
    const canonical = document.querySelector('link[rel="canonical"]');
    expect(canonical).toHaveAttribute('href', `http://shop.localhost${path}`);
    unmount();
  }
});

test('a shared article shows its own card', async () => {
  await renderArea(area, '/articles/tekst-7/', { app: contentApp() });
  const meta = (property: string) => document.querySelector(`meta[property="${property}"]`)?.getAttribute('content');
  expect(meta('og:image')).toBe('http://shop.localhost/pictures/card/article-tekst-7/1-1280.jpg');
  expect([meta('og:type'), meta('og:title')]).toEqual(['article', 'Текст номер 7 — Заповедник']);
});

test('markup of an editor cannot run code', async () => {
  const app = contentApp();
  const body =
    '<p>Можно.</p><script>window.x = 1</script><img src="x" onerror="alert(1)"><a href="javascript:alert(1)">сюда</a>';
  app.backEnd.answer(getArticleByCode, detail({ body }));
  const { container } = await renderArea(area, '/articles/tekst-7/', { app });
  expect(await screen.findByText('Можно.')).toBeVisible();
  expect(container.innerHTML).not.toMatch(/onerror|javascript:|window\.x/);
});

test('an article that cannot be read shows the error page with its words', async () => {
  const app = contentApp({ report: jest.fn() });
  app.backEnd.fail(getArticleByCode);
  await renderArea(area, '/articles/tekst-7/', { app });
  expect(screen.getByRole('alert')).toHaveTextContent('503 Статьи не загрузились');
});

test('an article of three parts has contents, whose links lead to its headings; a shorter one has none', async () => {
  const app = contentApp();
  const body = ['Схема &amp; план', 'Признаки', 'Ошибки'].map((title) => `<h2>${title}</h2><p>Текст.</p>`).join('');
  app.backEnd.answer(getArticleByCode, detail({ body }));
  const { unmount } = await renderArea(area, '/articles/tekst-7/', { app });
  const contents = within(await screen.findByRole('navigation', { name: 'Содержание' }));
  const links = await contents.findAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Схема & план', 'Признаки', 'Ошибки']);
  const found = links.map((one) => document.querySelector(`h2${one.getAttribute('href')}`)?.textContent);
  expect(found).toEqual(['Схема & план', 'Признаки', 'Ошибки']);
  unmount();
  await renderArea(area, '/articles/tekst-7/', { app: contentApp() });
  expect(screen.queryByRole('navigation', { name: 'Содержание' })).not.toBeInTheDocument();
});

test('an article shows goods of its section, and leads to the section', async () => {
  await renderArea(area, '/articles/tekst-7/', { app: contentApp() });
  expect(document.querySelector('[data-widget="product-carousel"]')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Весь раздел «Сухой корм»' })).toHaveAttribute(
    'href',
    '/catalog/tovary_dlya_koshek/sukhoy_korm/',
  );
});

test('CON-03 the page of an author: portrait, what the author does, the articles, and a Person for search engines', async () => {
  await renderArea(area, '/authors/irina-soboleva/', { app: contentApp() });
  expect(screen.getByRole('heading', { level: 1, name: 'Ирина Соболева' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Ирина Соболева' })).toBeVisible();
  expect(await screen.findByText('Принимаю в кабинете.')).toBeVisible();
  const articles = within(screen.getByRole('region', { name: 'Статьи автора' }));
  expect(articles.getByRole('link', { name: 'Текст номер 7' })).toHaveAttribute('href', '/articles/tekst-7/');
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map((one) => one.textContent);
  expect(data.join()).toContain('"@type":"Person","name":"Ирина Соболева","jobTitle":"ветеринарный врач"');
});

test('an unknown author is a 404', async () => {
  const app = contentApp();
  app.backEnd.fail(getAuthorByCode, { status: 404, message: 'Автор не найден' });
  await renderArea(area, '/authors/nikto/', { app });
  expect(screen.getByRole('alert')).toHaveTextContent('404');
});
