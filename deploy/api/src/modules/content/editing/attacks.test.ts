/** Folders of vacancies, pages and authors that nobody writes by accident. */
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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
const told = async () => {
  const { problems, contents } = await readFolder(folder, NOW, () => false);
  expect(contents).toEqual([]);
  return problems.map(({ file, line, message }) => `${file}:${line ?? ''} ${message}`).join('\n');
};

const LISTS = '## Что делать\n\n- Мыть\n\n## Кого ждём\n\n- Терпение\n\n## Что предлагаем\n\n- Смены\n';
const vacancy = (fields: string, lists = LISTS) =>
  `---\ntitle: Грумер\ndepartment: Груминг\nlead: Стрижёте собак.\npicture: /pictures/person/groomer-1/1\n${fields}---\n${lists}`;
const page = (body: string) => `---\nlead: Платите как удобно.\n---\n${body}\n`;
const author = (fields: string) => `---\nrole: грумер\npicture: /pictures/person/groomer-1/1\n${fields}---\nТекст.\n`;
const JOB = '  - {city: perm, place: Салон, schedule: 2/2, opened: -1}\n';

test.each([
  ['the list of places as a map', 'jobs: {city: perm}\n', 'a.md:6 jobs: нужен список мест'],
  ['places that are words', 'jobs: [perm, ekaterinburg]\n', 'a.md:6 jobs: место записывают так'],
  [
    'a city that is a list',
    'jobs:\n  - {city: [perm], place: Салон, schedule: 2/2, opened: -1}\n',
    'jobs.city: нужен код',
  ],
  ['a city that is a path', `jobs:\n${JOB.replace('perm', '../perm')}`, 'jobs.city: код из строчных'],
  ['a place without its day', `jobs:\n${JOB.replace(', opened: -1', '')}`, 'jobs.opened: нужна дата'],
  [
    'a salary below nothing',
    `jobs:\n${JOB.replace('opened', 'from: -5, opened')}`,
    'jobs.from: нужно целое число рублей',
  ],
  [
    'a salary with kopecks',
    `jobs:\n${JOB.replace('opened', 'from: 1.5, opened')}`,
    'jobs.from: нужно целое число рублей',
  ],
  [
    'a salary beyond numbers',
    `jobs:\n${JOB.replace('opened', 'from: .inf, opened')}`,
    'jobs.from: нужно целое число рублей',
  ],
  [
    'a field that nobody knows',
    `jobs:\n${JOB.replace('opened', 'isOpen: false, opened')}`,
    'jobs.isOpen: такого поля нет',
  ],
  ['a field of every object', 'constructor: 1\n', 'a.md:6 constructor: такого поля нет'],
  ['its own prototype', '__proto__: {sort: 1}\n', 'a.md:'],
  [
    'a name of a place that is used again',
    `jobs:\n  - &a {city: perm, place: Салон, schedule: 2/2, opened: -1}\n  - *a\n`,
    'ссылки YAML',
  ],
  ['one place a hundred times', `jobs:\n${JOB.repeat(180)}`, 'jobs: одно и то же место записано дважды'],
  ['a word as its order', `sort: первый\n`, 'a.md:6 sort: нужно целое число'],
])('a vacancy with %s is refused', async (_, fields, message) => {
  await put('vacancies/a.md', vacancy(fields));
  expect(await told()).toContain(message);
});

test.each([
  ['a script', LISTS.replace('Мыть', 'Мыть <script>alert(1)</script>'), 'HTML не поддерживается'],
  ['a link', LISTS.replace('Мыть', '[Мыть](javascript:alert(1))'), 'ссылка javascript:alert(1): нужен адрес'],
  ['a heading twice', `${LISTS}\n## Что делать\n\n- Ещё\n`, 'заголовок «Что делать» уже был'],
  ['a heading of another level', LISTS.replace('## Кого', '### Кого'), 'заголовки вакансии: ## Что делать'],
  ['a table', `${LISTS}\n| а | б |\n|---|---|\n| в | г |\n`, 'под заголовком вакансии нужен список'],
  ['nothing at all', '', 'текст пуст'],
])('a vacancy whose lists have %s is refused', async (_, lists, message) => {
  await put('vacancies/a.md', vacancy('', lists));
  expect(await told()).toContain(message);
});

test.each([
  ['a link that runs code', '[сюда](javascript:alert(1))', 'нужен адрес, который начинается с / или https://'],
  ['a link that hides it', '[сюда](JaVa&#115;cript:alert(1))', 'ссылка JaVascript:alert(1): нужен адрес'],
  ['a link to another host', '[сюда](//example.ru/)', 'ссылка //example.ru/: нужен адрес'],
  ['a frame', '<iframe src="https://example.ru"></iframe>', 'HTML не поддерживается'],
  ['a picture from elsewhere', '![кот](../../etc/kot.png)', 'нужно имя файла JPEG, PNG или WebP из той же папки'],
])('a page with %s is refused', async (_, body, message) => {
  await put('pages/payment.md', page(body));
  expect(await told()).toContain(`pages/payment.md:4 `);
  expect(await told()).toContain(message);
});

test.each([
  ['a name that is a list', 'name: [Анна, Берта]\n', 'name: нужен текст'],
  ['a name of one sign', 'name: А\n', 'name: не короче 2 знаков'],
  ['its articles', 'name: Анна\narticles: []\n', 'articles: такого поля нет'],
])('an author with %s is refused', async (_, fields, message) => {
  await put('authors/a.md', author(fields));
  expect(await told()).toContain(message);
});

test('names of files are no paths, and links are no folders', async () => {
  for (const name of ['Payment.md', 'payment.MD', 'bonus..program.md', '%2e%2e.md', 'оплата.md']) {
    await put(`pages/${name}`, page('Слова.'));
  }
  await put('elsewhere/a.md', vacancy(''));
  await symlink(join(folder, 'elsewhere'), join(folder, 'vacancies'));
  await put('authors/deep/a.md', author('name: Анна\n'));
  const said = (await told()).split('\n');
  expect(said.filter((one) => one.includes('имя файла: строчные'))).toHaveLength(5);
  expect(said).toContain('vacancies: это не папка: ссылки и файлы вместо папок не читаются');
  expect(said).toContain('authors/deep: это не файл: папки и ссылки внутри не читаются');
});

test('huge files and other encodings are refused in each folder', async () => {
  await put('vacancies/a.md', vacancy('', LISTS + '- Мыть\n'.repeat(30_000)));
  await put('pages/payment.md', Buffer.from(page('Слова.'), 'utf16le'));
  await put('authors/a.md', Buffer.concat([Buffer.from(author('name: Анна\n')), Buffer.from([0xd2, 0xe5])]));
  await put('authors/b.md', author('name: Ан\u202eна\n'));
  expect((await told()).split('\n').sort()).toEqual([
    'authors/a.md: текст не в UTF-8: сохраните файл в этой кодировке',
    'authors/b.md:4 в тексте невидимые знаки: наберите строку заново',
    'pages/payment.md: текст не в UTF-8: сохраните файл в этой кодировке',
    'vacancies/a.md: текст больше 200 кБ',
  ]);
});

test.each([
  ['items', '- Мыть и чистить\n'.repeat(5_000)],
  ['lists in lists', Array.from({ length: 400 }, (_, at) => `${' '.repeat(at * 2)}- а`).join('\n')],
])(
  'a vacancy of %s is refused in time',
  async (_, items) => {
    await put('vacancies/a.md', vacancy('', `## Что делать\n\n${items}`));
    expect(await told()).not.toBe('');
  },
  20_000,
);
