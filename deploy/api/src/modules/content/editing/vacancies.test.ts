import { getJobs, getVacancyByCode } from '@zapovednik/api/content/calls/career';
import { eq } from 'drizzle-orm';
import { contentEdition, job, vacancy } from '../../../db/schema';
import { numberOf, tokenOf, useEditor } from '../../../testing/use-editor';
import { useShop } from '../../../testing/use-shop';

const START = new Date('2026-03-10T09:00:00Z');
const shop = useShop({ at: START });
const editor = useEditor(shop, START);
const { take, undo } = editor;
const LISTS =
  '## Что делать\n\n- Стричь собак - и кошек\n- Советовать\n\n## Кого ждём\n\n- Терпение\n\n## Что предлагаем\n\n- Смены у\n  дома\n';
const JOB =
  '  - city: perm\n    place: Салон на Ленина\n    schedule: 2/2, с 10:00 до 20:00\n    from: 80000\n    to: 130000\n    opened: 2026-03-01\n';
const OTHER = '  - city: ekaterinburg\n    place: Салон на Мира\n    schedule: 5/2\n    opened: 2026-03-02\n';
const put = (code: string, more = `jobs:\n${JOB}`, lists = LISTS) =>
  editor.put(
    `vacancies/${code}.md`,
    `---\ntitle: Грумер\ndepartment: Груминг\nlead: Стрижёте собак и кошек.\npicture: /pictures/person/groomer-1/1\n${more}---\n\n${lists}`,
  );
const read = async (code: string) => {
  const { status, value } = await shop.ask(`/feedback/vacancy/get_by_code/${code}/`);
  return status === 200 ? getVacancyByCode.answer.parse(value) : status;
};
const open = async (code: string) => {
  const found = await read(code);
  return typeof found === 'number' ? found : found.open.map(({ id, city, place }) => ({ id, city, place }));
};

test('CON-20 CON-26 a vacancy of a file is on its page, in the jobs of its cities and in the sitemap', async () => {
  await put('grumer');
  expect(await take()).toMatch(/^Правка \d+ опубликована\n {2}vacancies\/grumer$/);
  expect(await read('grumer')).toMatchObject({
    title: 'Грумер',
    duties: ['Стричь собак\u00a0— и\u00a0кошек', 'Советовать'],
    offers: ['Смены у\u00a0дома'],
    salary_from: 80_000,
    open: [{ city: 'Пермь', schedule: '2/2, с\u00a010:00\u00a0до\u00a020:00', salary_to: 130_000, date: '01.03.2026' }],
  });
  expect(getJobs.answer.parse((await shop.ask('/careerpage/jobs/get/')).value).items).toHaveLength(1);
  expect(await shop.ask('/sitemap/codes/vacancy/1/')).toMatchObject({ value: ['grumer'] });
  expect(await take()).toBe('Всё это уже есть в магазине, ничего не изменилось');
});

test('a place keeps its number when others come and go; the undo opens it again', async () => {
  await put('mesta', `jobs:\n${OTHER}${JOB}`);
  await take();
  const before = await open('mesta');
  expect(before).toHaveLength(2);
  await put('mesta', `jobs:\n${JOB}`);
  const fewer = numberOf(await take());
  expect(await open('mesta')).toEqual([expect.objectContaining({ city: 'Пермь' })]);
  await put('mesta', `jobs:\n${JOB}${OTHER}`);
  await take();
  expect(await open('mesta')).toEqual(before);
  await undo();
  await undo(fewer);
  expect(await open('mesta')).toEqual(before);
  await put('mesta', '');
  await take();
  expect(await open('mesta')).toEqual([]);
});

test('a hidden vacancy is gone from page, lists, sitemap and applications; it returns with its places', async () => {
  await put('snyata');
  await take();
  const [row] = await shop.db.select().from(vacancy).where(eq(vacancy.code, 'snyata'));
  const [place] = await shop.db
    .select()
    .from(job)
    .where(eq(job.vacancyId, row?.id ?? 0));
  const visitor = await shop.visitor();
  const applied = async () => {
    const person = { name: 'Вера Лисина', phone: '79225550011', acceptPersonData: 'Y' };
    const { status } = await visitor.ask('/careerpage/jobs/add/', { ...person, jobId: place?.id });
    return status;
  };
  const jobs = async () => JSON.stringify((await shop.ask('/careerpage/jobs/get/')).value).includes('"snyata"');
  const map = async () => JSON.stringify((await shop.ask('/sitemap/codes/vacancy/1/')).value).includes('snyata');
  await put('snyata', `jobs:\n${JOB}hidden: true\n`);
  expect(await take()).toContain('vacancies/snyata снято с показа');
  expect([await read('snyata'), await jobs(), await map(), await applied()]).toEqual([404, false, false, 404]);
  await undo();
  expect([await open('snyata'), await jobs(), await map(), await applied()]).toEqual([
    [expect.objectContaining({ id: place?.id })],
    true,
    true,
    200,
  ]);
});

test('a vacancy with a start appears then; the next version of a shown one waits, and the places with it', async () => {
  await put('skoro', `jobs:\n${JOB}published: 2026-03-11 10:00\n`);
  expect(await take()).toContain('vacancies/skoro появится 11\u00a0марта, 10:00');
  expect(await read('skoro')).toBe(404);
  const version = async () => (await shop.ask('/content/version/')).value;
  const before = await version();
  await editor.wait('2026-03-11T05:00:00Z');
  expect(await open('skoro')).toHaveLength(1);
  expect(await version()).not.toEqual(before);
  await put('skoro', `jobs:\n${JOB}${OTHER.replace('2026-03-02', '2026-03-12')}published: 2026-03-12 10:00\n`);
  expect(await take()).toContain('до тех пор видна прежняя версия');
  expect(await open('skoro')).toHaveLength(1);
  await editor.wait('2026-03-12T05:00:00Z');
  expect(await open('skoro')).toHaveLength(2);
  expect(await take()).toBe('Всё это уже есть в магазине, ничего не изменилось');
});

test('CON-26 a draft of a vacancy shows its lists', async () => {
  await put('chernovik');
  const token = tokenOf(await take(true));
  expect(await read('chernovik')).toBe(404);
  expect(await shop.ask(`/content/preview/${token}/`)).toMatchObject({
    value: { kind: 'vacancies', text: { title: 'Грумер', body: expect.stringContaining('<li>Советовать</li>') } },
  });
});

test('every mistake of a vacancy is told at once, with its line, and nothing is stored', async () => {
  await put('horoshaya');
  await put('cities');
  await put(
    'plohaya',
    `salary: 5\njobs:\n  - city: tver\n    place: Х\n    schedule: 2/2\n    from: много\n    opened: завтра\n`,
    '## Что делать\n\nСтричь.\n\n- **Важно**\n- Мыть\n- Мыть\n\n## Зарплата\n\n- 5\n\n## Кого ждём\n\n1. раз\n   - два\n',
  );
  await put('gorod', `jobs:\n${JOB.replace('perm', 'tver')}${OTHER}${OTHER}`);
  await put('dengi', `jobs:\n${JOB.replace('130000', '1000').replace('2026-03-01', '2026-03-11')}`);
  await put('spisok', 'jobs: perm\nhidden: maybe\n');
  await put('odno', `jobs:\n${JOB.replace('perm', 'tver')}${OTHER.replace('2026-03-02', '5')}`);
  await expect(take()).rejects.toThrow(
    [
      'vacancies/cities.md: адрес /vacancies/cities/ занят другой страницей: назовите файл иначе',
      'vacancies/dengi.md:11: jobs.to: нужна и зарплата from, не больше этой',
      'vacancies/gorod.md:6: jobs: одно и то же место записано дважды',
      'vacancies/odno.md:7: jobs.city: города tver в магазине нет',
      'vacancies/odno.md:16: jobs.opened: этот день ещё не наступил',
      'vacancies/plohaya.md: нет списка под заголовком ## Что предлагаем',
      'vacancies/plohaya.md:6: salary: такого поля нет',
      'vacancies/plohaya.md:9: jobs.place: не короче 2 знаков',
      'vacancies/plohaya.md:11: jobs.from: нужно целое число рублей',
      'vacancies/plohaya.md:12: jobs.opened: нужна дата 2026-12-01, дата и время 2026-12-01 09:30 или число дней от сегодня',
      'vacancies/plohaya.md:17: под заголовком вакансии нужен список: строки, которые начинаются с «- », без вложенных списков',
      'vacancies/plohaya.md:19: пункт списка — простой текст без ссылок, картинок и выделений',
      'vacancies/plohaya.md:21: этот пункт уже есть в списке',
      'vacancies/plohaya.md:23: заголовки вакансии: ## Что делать, ## Кого ждём, ## Что предлагаем',
      'vacancies/plohaya.md:30: под заголовком вакансии нужен список: строки, которые начинаются с «- », без вложенных списков',
      'vacancies/spisok.md:6: jobs: нужен список мест, каждое начинается с «- city: »',
      'vacancies/spisok.md:7: hidden: нужно true или false',
    ].join('\n'),
  );
  expect(await shop.db.$count(vacancy, eq(vacancy.code, 'horoshaya'))).toBe(0);
});

test('ten imports of one vacancy at once are one edition with one place', async () => {
  await put('srazu');
  const said = await Promise.all(Array.from({ length: 10 }, () => take()));
  expect(said.filter((text) => text.startsWith('Правка'))).toHaveLength(1);
  expect(await open('srazu')).toHaveLength(1);
  const rows = await shop.db.select().from(contentEdition);
  expect(rows.filter(({ changes }) => JSON.stringify(changes).includes('srazu'))).toHaveLength(1);
});
