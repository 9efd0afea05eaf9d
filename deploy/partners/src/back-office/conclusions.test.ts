import Fastify from 'fastify';
import { conclusions } from './conclusions';
import { ShopApi } from './shop-api';

test('CAB-25 a refusal keeps what the doctor typed, and names the files to choose again', async () => {
  const app = Fastify();
  const shop = new ShopApi({ apiRoot: 'http://127.0.0.1:9', login: 'salon', password: 'secret' });
  await conclusions(app, { shop, problemOf: async () => 'магазин отказал: Приём ещё не закончился' });
  const form = new FormData();
  form.set('id', '77');
  form.set('conclusion', 'Здоров. Лейкоциты < 5.\nЧерез год');
  form.append('files', new File(['%PDF'], 'Анализ.pdf'));
  const sent = new Response(form);
  const { body } = await app.inject({
    method: 'POST',
    url: '/visits/',
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  expect(body).toContain('магазин отказал: Приём ещё не закончился');
  expect(body).toContain('value="77"');
  expect(body).toContain('>Здоров. Лейкоциты &lt; 5.\nЧерез год</textarea>');
  expect(body).toContain('Выберите файлы ещё раз: Анализ.pdf');
  await app.close();
});

test('CAB-25 the doctor reads what was written to a visit, and what it replaced', async () => {
  const app = Fastify();
  const shop = new ShopApi({ apiRoot: 'http://127.0.0.1:9', login: 'salon', password: 'secret' });
  const asked: string[] = [];
  shop.get = async (path) => {
    asked.push(path);
    const earlier = [{ text: 'Нужна <операция>', replacedOn: '2026-11-25', files: ['a.pdf'], takenBack: true }];
    return { id: 77, conclusion: 'Здоров', files: ['b.pdf'], earlier };
  };
  await conclusions(app, {
    shop,
    problemOf: async (work) => {
      await work();
      return '';
    },
  });
  const { body } = await app.inject('/visits/?id=77');
  expect(asked).toEqual(['/admin/services/visit/77/conclusions/']);
  expect(body).toContain('>Здоров</textarea>');
  expect(body).toContain('Заменено 2026-11-25, отозвано: клиент не видит');
  expect(body).toContain('Нужна &lt;операция&gt;');
  expect(body).toContain('a.pdf');
  await app.close();
});
