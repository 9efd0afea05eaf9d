import { faultyVersion } from './faulty-area';
import { expect, test } from './test';

test.describe.configure({ timeout: 120_000 });

/** The versions of an area in a document, in its links and in its data for the shell. */
const versionsIn = (text: string, area: string) =>
  new Set([...text.matchAll(new RegExp(`/assets/${area}/([^/"]+)/`, 'g'))].map(([, version]) => version));

test('releases and rollbacks under load: no request fails, no document mixes versions', async ({ shop }) => {
  const paths = ['/', '/catalog/tovary_dlya_koshek/', '/catalog/', '/about/', '/personal/cart/'];
  const answers: { status: number; versions: number; shown: string | undefined }[] = [];
  let done = false;
  const lanes = Promise.all(
    paths.map(async (path, lane) => {
      for (let turn = 0; !done; turn += 1) {
        const { status, text } = await shop.ask(`${path}?PAGEN_1=${(turn % 3) + 1}&lane=${lane}`);
        const versions = versionsIn(text, 'mf-catalog');
        answers.push({ status, versions: versions.size, shown: [...versions][0] });
      }
    }),
  );
  for (let turn = 0; turn < 6; turn += 1) {
    // A second version of the area. It works like the first as long as no visit requests a fault.
    await shop.breakArea('mf-catalog', 'switch');
    await shop.mend();
  }
  done = true;
  await lanes;
  expect(answers.length).toBeGreaterThan(50);
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(answers.filter(({ versions }) => versions !== 1)).toEqual([]);
  expect(new Set(answers.map(({ shown }) => shown))).toEqual(
    new Set([shop.live['mf-catalog'], faultyVersion('switch')]),
  );
});

test('an open tab continues with the versions that it started with, the next document has the new ones', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/about/`);
  await shop.breakArea('mf-catalog', 'switch');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Птицы' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Товары для птиц' })).toBeVisible();
  expect(asked.join('\n')).toContain(`/assets/mf-catalog/${shop.live['mf-catalog']}/`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Товары для птиц' })).toBeVisible();
  expect(asked.join('\n')).toContain(`/assets/mf-catalog/${faultyVersion('switch')}/`);
});

test('CIT-01 CIT-02 hundreds of concurrent visits of two cities never mix', async ({ shop }) => {
  const cities = [
    { host: 'shop.localhost', name: 'Екатеринбург', other: 'perm' },
    { host: 'perm.shop.localhost', name: 'Пермь', other: 'ekaterinburg' },
  ] as const;
  const paths = ['/', '/catalog/', '/catalog/tovary_dlya_sobak/', '/delivery/', '/contacts/'];
  const visits = Array.from({ length: 300 }, (_, index) => ({
    city: cities[index % 2 ? 1 : 0],
    path: `${paths[index % paths.length]}?debug=1&visit=${index}`,
  }));
  const answers: { path: string; wanted: string; got: string | undefined; status: number }[] = [];
  const lane = async () => {
    for (let visit = visits.pop(); visit; visit = visits.pop()) {
      const { status, text } = await shop.ask(visit.path, visit.city.host);
      answers.push({
        path: visit.path,
        status,
        wanted: visit.city.name,
        got: /"city":\{[^}]*"name":"([^"]+)"/.exec(text)?.[1],
      });
    }
  };
  // A shop that has just started is slow, and would answer some of the crowd with 503.
  for (const { host } of cities) for (const path of paths) await shop.ask(path, host);
  await Promise.all(Array.from({ length: 8 }, lane));
  expect(answers).toHaveLength(300);
  expect(answers.filter(({ wanted, got, status }) => wanted !== got || status !== 200)).toEqual([]);
});
