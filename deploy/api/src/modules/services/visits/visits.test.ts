import { eq } from 'drizzle-orm';
import { bookedVisit, customer, visitFile } from '../../../db/schema';
import { sessionOf } from '../../../testing/session-of';
import { PASSWORD, quickHash } from '../../../testing/small-shop';
import { useShop } from '../../../testing/use-shop';
import { DAY, MONDAY, TEN, visitsIn } from '../../../testing/visits';

const shop = useShop({ at: MONDAY });
const visits = visitsIn(shop);
afterEach(() => visits.begin());

const fifty = Array.from({ length: 50 }, (_, n) => n);

describe('visits of groomers and trainers', () => {
  const listed = async (query: string) => (await visits.anna.ask(`/services/visit/list/${query}`)).value;

  test('GRM-07 those ahead, those that are over, and one; vets are apart', async () => {
    const groomed = await visits.book(visits.anna, 2);
    const trained = await visits.book(visits.anna, 3);
    await visits.book(visits.anna, 1);
    expect(await listed('?filter[IN_WORK]=Y')).toMatchObject({
      records: [
        { id: groomed.id, kind: 'grooming', canChange: true, isOver: false },
        { id: trained.id, kind: 'training' },
      ],
    });
    expect(await listed('?filter[IN_WORK]=N')).toEqual({ records: [] });
    visits.at(MONDAY + 2 * DAY);
    expect(await listed('?filter[IN_WORK]=N')).toMatchObject({ records: [{ isOver: true }, { canChange: false }] });
    const one = await visits.anna.ask(`/services/visit/get/${groomed.id}/`);
    expect(one).toMatchObject({ status: 200, value: { id: groomed.id, service: { name: 'Стрижка' } } });
  });

  test('GRM-07 HND-06 a customer cancels, and the time is free', async () => {
    const { id } = await visits.book(visits.anna, 2);
    const cancel = () => visits.anna.ask('/services/visit/cancel/', { id });
    const answers = await Promise.all(fifty.slice(0, 5).map(cancel));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await visits.queued('cancel_visit')).toBe(2);
    await visits.book(await shop.visitor(), 2);
  });
});

describe('files', () => {
  const finding = { name: 'Рентген.png', type: 'image/png' as const, content: Buffer.from([1, 2, 3]) };
  async function withFile() {
    const { id } = await visits.book(visits.anna);
    await shop.db.update(bookedVisit).set({ conclusion: 'Здоров' }).where(eq(bookedVisit.id, id));
    const [file] = await shop.db
      .insert(visitFile)
      .values({ ...finding, visitId: id })
      .returning();
    return { id, file: file?.id ?? 0 };
  }

  test('CAB-25 the owner reads the conclusion and the files', async () => {
    const { id, file } = await withFile();
    expect((await visits.anna.ask(`/services/vet/gethistory/?id=${id}`)).value).toMatchObject({
      records: [{ conclusion: 'Здоров', files: [{ id: file, name: 'Рентген.png', size: 3 }] }],
    });
    const { value, headers } = await visits.anna.ask(`/services/visit/file/${file}/`);
    expect(value).toEqual({ name: 'Рентген.png', type: 'image/png', content: 'AQID' });
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  test('CAB-25 nobody else does: another customer, a guest, who has the link, by tricks with the path', async () => {
    const { id, file } = await withFile();
    const boris = await shop.customer('boris');
    const [real, unreal] = [
      await boris.ask(`/services/visit/file/${file}/`),
      await boris.ask('/services/visit/file/999999/'),
    ];
    expect([real.status, real.failure]).toEqual([404, unreal.failure]);
    expect(await shop.ask(`/services/visit/file/${file}/`)).toMatchObject({ status: 401 });
    expect(await (await shop.visitor()).ask(`/services/visit/file/${file}/`)).toMatchObject({
      status: 401,
    });
    for (const trick of [
      '..%2f..%2fetc%2fpasswd',
      '0',
      '-1',
      `${file}%00`,
      `${file}/../${file}`,
      '1e0',
      `${file}.png`,
    ]) {
      const { status } = await boris.ask(`/services/visit/file/${trick}/`);
      expect([trick, [400, 404].includes(status)]).toEqual([trick, true]);
    }
    const byLink = (await shop.ask(`${visits.linkOf(id)}/`)).value;
    expect(byLink).toMatchObject({ id, conclusion: '', files: [] });
    expect(JSON.stringify(byLink)).not.toMatch(/Лесная|7922111|example\.ru/);
  });
});

test('CAB-25 VET-04 an employee who acts for the customer sees the visit, not what the vet wrote, and changes nothing', async () => {
  const { id } = await visits.book(visits.anna);
  await shop.db.update(bookedVisit).set({ conclusion: 'Здоров' }).where(eq(bookedVisit.id, id));
  const finding = { name: 'Рентген.png', type: 'image/png' as const, content: Buffer.from([1, 2, 3]) };
  const [file] = await shop.db
    .insert(visitFile)
    .values({ ...finding, visitId: id })
    .returning();
  const passwordHash = await quickHash(PASSWORD);
  await shop.db.insert(customer).values({ login: 'operator', passwordHash, groups: ['1c_service_user'] });
  const employee = { session: await shop.signIn('operator'), body: { login: 'anna@example.ru' } };
  const session = sessionOf(await shop.ask('/admin/personal/user/auth/', employee));
  for (const path of ['get/', `gethistory/?id=${id}`])
    expect((await shop.ask(`/services/vet/${path}`, { session })).value).toMatchObject({
      records: [{ id, time: '09:00', conclusion: '', files: [] }],
    });
  for (const [path, body] of [
    [`file/${file?.id}/`, undefined],
    ['cancel/', { id }],
    ['move/', { id, startsAt: TEN, specialistId: 1 }],
  ] as const)
    expect(await shop.ask(`/services/visit/${path}`, { session, ...(body && { body }) })).toMatchObject({
      status: 403,
      failure: { code: 'on_behalf' },
    });
  expect(await shop.ask('/services/vet/cancel/', { session, body: { id } })).toMatchObject({ status: 403 });
  expect(await visits.rowOf(id)).toMatchObject({ status: 'booked', changes: 0 });
});
