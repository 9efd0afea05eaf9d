import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { refuse } from './problems';
import { readFolder } from './read-folder';

const NOW = new Date('2026-03-10T09:00:00Z');
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function put(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), content);
}
const fields = (change = '') => `---
title: Как выбрать шлейку
lead: Три измерения и одна примерка.
topic: care
picture: /pictures/article/dog-1/1
${change}---
`;
const photo = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#a84' } })
    .png()
    .toBuffer();
const read = () => readFolder(folder, NOW, (name) => name === 'shops');
const refusal = async () => {
  const { problems } = await read();
  const error = await Promise.resolve(problems)
    .then(refuse)
    .then(
      () => null,
      (reason: unknown) => reason,
    );
  return error instanceof Error ? error.message : 'taken';
};

test('a text becomes HTML with its pictures, times of Yekaterinburg become moments', async () => {
  await put('articles/shleyka.png', await photo());
  await put(
    'articles/kak-vybrat-shleyku.md',
    `${fields('published: 2026-12-01 09:30\n')}## Размер\n\nГрудь и **спина**, [примерка](/shops/).\n\n![Пёс в шлейке](shleyka.png)\n`,
  );
  const { contents, pictures } = await read();
  expect(contents).toMatchObject([
    { kind: 'articles', code: 'kak-vybrat-shleyku', record: { publishedAt: '2026-12-01T04:30:00.000Z', author: '' } },
  ]);
  expect(contents[0]).toHaveProperty(
    'record.body',
    `<h2>Размер</h2>\n<p>Грудь и\u00a0<strong>спина</strong>, <a href="/shops/">примерка</a>.</p>\n<p><img src="/pictures/content/${pictures[0]?.id}/1-960.jpg" alt="Пёс в шлейке" width="40" height="30"></p>`,
  );
});

test('a topic of questions has anchors and plain answers', async () => {
  await put(
    'questions/order.md',
    '---\nsort: 100\n---\n\n## Можно без карты? {#bez-karty}\n\nДа, наличными\nкурьеру.\n',
  );
  expect((await read()).contents).toEqual([
    {
      kind: 'questions',
      code: 'order',
      record: {
        sort: 100,
        items: [{ code: 'bez-karty', question: 'Можно без карты?', answer: 'Да, наличными курьеру.' }],
      },
    },
  ]);
});

test.each([
  [
    'a script',
    'Текст.\n\n<script>alert(1)</script>\n',
    'articles/a.md:9: HTML не поддерживается, уберите <script>alert(1)</script>',
  ],
  [
    'an element inside a line',
    'Текст <img src=x onerror=alert(1)> дальше.\n',
    'articles/a.md:7: HTML не поддерживается',
  ],
  ['a heading of the page', '# Ещё один заголовок\n', 'articles/a.md:7: заголовок страницы — поле title'],
  ['a link without a scheme', '[сюда](www.example.ru)\n', 'articles/a.md:7: ссылка www.example.ru: нужен адрес'],
  ['a link to another host', '[сюда](//example.ru/x)\n', 'articles/a.md:7: ссылка //example.ru/x: нужен адрес'],
  [
    'a picture outside the folder',
    '![пароли](../../etc/passwd.png)\n',
    'нужно имя файла JPEG, PNG или WebP из той же папки',
  ],
  [
    'a picture by its absolute path',
    '![пароли](/etc/passwd.png)\n',
    'нужно имя файла JPEG, PNG или WebP из той же папки',
  ],
  [
    'a link that runs code',
    '[сюда](javascript:alert(1))\n',
    'articles/a.md:7: ссылка javascript:alert(1): нужен адрес',
  ],
  [
    'a link that hides that it runs code',
    '[сюда](JaVa&#115;cript:alert(1)) <javascript:alert(2)>\n',
    'articles/a.md:7: ссылка JaVascript:alert(1): нужен адрес',
  ],
  ['a link with its own data', '[сюда](data:text/html;base64,PHA+)\n', 'articles/a.md:7: ссылка data:text/html'],
  ['a picture with its own data', '![кот](data:image/png;base64,iVBO)\n', 'articles/a.md:7: картинка data:image/png'],
  ['a mark that is not closed', 'Текст.\n\nЭто **важно.\n', 'articles/a.md:9: выделение ** не закрыто'],
  ['a link that is not closed', '[Магазины](/shops/\n', 'articles/a.md:7: ссылка или картинка не закрыта'],
  ['code that is not closed', '```\nкод\n', 'articles/a.md:7: код ``` не закрыт'],
  ['a picture that is missing', '![кот](kot.jpg)\n', 'articles/a.md:7: нет файла kot.jpg рядом с текстом'],
  ['a picture without a description', '![](kot.jpg)\n', 'articles/a.md:7: картинка kot.jpg: опишите её'],
  ['no text', '\n', 'articles/a.md:7: текст пуст'],
  ['a number that nobody knows', 'Текст.\n\nВ {{fish}} магазинах.\n', 'articles/a.md:9: в магазине нет числа {{fish}}'],
])('%s is refused with its file and line', async (_, body, message) => {
  await put('articles/a.md', fields() + body);
  expect(await refusal()).toContain(message);
});

test.each([
  ['no fields', 'Просто текст\n', 'articles/a.md:1: в начале нужны поля'],
  ['a half-written file', '---\ntitle: Кот\nle', 'articles/a.md:1: в начале нужны поля'],
  ['an unknown field', `${fields('likes: 5000\n')}Текст.\n`, 'articles/a.md:6: likes: такого поля нет'],
  ['a wrong topic', `${fields().replace('care', '<b>')}Текст.\n`, 'articles/a.md:4: topic: код из строчных'],
  [
    'a day that does not exist',
    `${fields('published: 2026-02-30\n')}Текст.\n`,
    'articles/a.md:6: published: нужна дата',
  ],
  [
    'a picture with a path',
    `${fields().replace('/pictures/article/dog-1/1', '../secret.png')}Т.\n`,
    'articles/a.md:5: picture: нужно имя',
  ],
  [
    'a mark in a field',
    `${fields().replace('Три', 'Все **три')}Текст.\n`,
    'articles/a.md:3: lead: здесь простой текст',
  ],
  ['fields without an end', `---\na: ${'['.repeat(30_000)}\n---\nТекст.\n`, 'articles/a.md:1: поля длиннее 20000'],
  ['deep fields', `---\na: ${'['.repeat(19_000)}\n---\nТекст.\n`, 'articles/a.md:'],
  ['a field twice', `${fields('topic: food\n')}Текст.\n`, 'articles/a.md:6: поле записано неверно'],
  ['a colon without quotes', `${fields().replace('Три', 'Три: ')}Текст.\n`, 'articles/a.md:3: поле записано неверно'],
  [
    'a bomb of aliases',
    `---\na: &a [x, x, x, x, x, x, x, x, x]\nb: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a]\ntitle: *b\n---\nТекст.\n`,
    'articles/a.md:3: ссылки YAML (*имя) не поддерживаются',
  ],
])('%s is refused', async (_, content, message) => {
  await put('articles/a.md', content);
  expect(await refusal()).toContain(message);
});

test('every problem of the folder is told at once, and nothing of it is taken', async () => {
  await put('articles/good.md', `${fields()}Текст.\n`);
  await put('articles/bad.md', `${fields()}<b>Текст</b>\n`);
  await put('news/worse.md', 'Текст\n');
  await put(
    'promotions/leto.md',
    '---\nlead: Скидка на всё летнее.\ncategory: food\npicture: net.jpg\nstarts: 5\nends: 1\n---\nУсловия.\n',
  );
  await put('questions/order.md', '---\n---\n\n## Без якоря?\n\nДа.\n');
  const message = await refusal();
  for (const part of [
    'articles/bad.md:7: HTML',
    'news/worse.md:1: в начале',
    'promotions/leto.md:4: нет файла net.jpg',
    'promotions/leto.md:6: ends: конец раньше начала',
    'questions/order.md:4: вопрос записывают так',
  ])
    expect(message).toContain(part);
});

test('wrong fields do not hide what is wrong in the text, nor do they hide other files', async () => {
  await put(
    'articles/a.md',
    `${fields('likes: 5000\n').replace('care', 'Уход')}# Заголовок\n\n**Жирно\n\n![](../kot.jpg)\n`,
  );
  await put('articles/Kot.md', 'Текст');
  await put('stati/b.md', 'Текст');
  await put('c.md', 'Текст');
  expect((await refusal()).split('\n')).toEqual([
    'articles/Kot.md: имя файла: строчные латинские буквы, цифры и дефис, в конце .md, .jpg, .png или .webp',
    'articles/a.md:4: topic: код из строчных латинских букв и дефиса',
    'articles/a.md:6: likes: такого поля нет',
    'articles/a.md:8: заголовок страницы — поле title, в тексте начинайте с ##',
    'articles/a.md:10: выделение ** не закрыто',
    'articles/a.md:12: картинка ../kot.jpg: нужно имя файла JPEG, PNG или WebP из той же папки',
    'c.md: такой папки нет; тексты лежат в папках articles, news, promotions, questions, vacancies, pages, authors',
    'stati: такой папки нет; тексты лежат в папках articles, news, promotions, questions, vacancies, pages, authors',
  ]);
});

test('a text in another encoding, or with signs that nobody sees, is refused', async () => {
  await put('articles/a.md', Buffer.from(`${fields()}Текст.\n`, 'utf16le'));
  await put('articles/b.md', Buffer.concat([Buffer.from(fields()), Buffer.from([0xd2, 0xe5, 0xea, 0xf1, 0xf2])]));
  await put('articles/c.md', `${fields()}Текст\u202e.\n`);
  expect(await refusal()).toBe(
    'articles/a.md: текст не в UTF-8: сохраните файл в этой кодировке\narticles/b.md: текст не в UTF-8: сохраните файл в этой кодировке\narticles/c.md:7: в тексте невидимые знаки: наберите строку заново',
  );
});

test('a folder that is a link is not read', async () => {
  await put('news/a.md', `${fields()}Текст.\n`);
  await symlink(join(folder, 'news'), join(folder, 'articles'));
  expect(await refusal()).toBe('articles: это не папка: ссылки и файлы вместо папок не читаются');
});

test('an escaped sign is a sign, not a mark', async () => {
  await put('articles/a.md', `${fields()}Сноска\\* и 5 \\* 3.\n`);
  expect((await read()).contents[0]).toHaveProperty('record.body', '<p>Сноска* и\u00a05 * 3.</p>');
});

test.each([
  ['brackets', '['.repeat(190_000)],
  ['quotes in quotes', `${'>'.repeat(90_000)} а`],
  ['marks', '*а **а '.repeat(20_000)],
  ['lists in lists', Array.from({ length: 400 }, (_, at) => `${' '.repeat(at * 2)}- а`).join('\n')],
])(
  'a deep or long text of %s is read or refused in time',
  async (_, body) => {
    await put('articles/a.md', `${fields()}${body}\n`);
    expect(await refusal()).toEqual(expect.any(String));
  },
  20_000,
);

test('one anchor in two topics is refused', async () => {
  const topic = '---\n---\n\n## Когда привезут? {#kogda}\n\nЗавтра.\n';
  await put('questions/delivery.md', topic);
  await put('questions/order.md', topic);
  expect(await refusal()).toBe('questions/order.md: код kogda уже есть в questions/delivery.md');
});

test.each(['articles/Kot.md', 'articles/кот.md', 'articles/..hidden.md.exe', 'articles/a b.md', 'articles/run.sh'])(
  'a file %s is refused or ignored, never read as a text',
  async (file) => {
    await put(file, `${fields()}Текст.\n`);
    expect(await refusal()).toMatch(/имя файла: строчные|нет ни одного файла/);
  },
);

test('links out of the folder, huge files and files that are no pictures are refused', async () => {
  await put('articles/a.md', `${fields()}Текст.\n`);
  await symlink('/etc/passwd', join(folder, 'articles/passwd.md'));
  await put('articles/big.md', `${fields()}${'Текст. '.repeat(40_000)}\n`);
  expect(await refusal()).toBe(
    'articles/big.md: текст больше 200 кБ\narticles/passwd.md: это не файл: папки и ссылки внутри не читаются',
  );
  await rm(join(folder, 'articles/passwd.md'));
  await rm(join(folder, 'articles/big.md'));
  await put('articles/kot.png', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await put('articles/half.jpg', (await photo()).subarray(0, 60));
  expect(await refusal()).toBe(
    'articles/half.jpg: картинка не читается: нужны целые JPEG, PNG или WebP\narticles/kot.png: картинка не читается: нужны целые JPEG, PNG или WebP',
  );
});

test('an empty or missing folder says what it needs', async () => {
  expect(await refusal()).toContain('нужны папки articles, news, promotions, questions, vacancies, pages, authors');
});
