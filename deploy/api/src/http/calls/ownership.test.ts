import { petAnswer } from '@zapovednik/api/cabinet/wire/pet';
import { addToBasket, getBasket } from '@zapovednik/api/checkout/calls/basket';
import { addProfile } from '@zapovednik/api/checkout/calls/delivery-profile';
import { savedOrder } from '@zapovednik/api/checkout/wire/order';
import { formatDate } from '@zapovednik/rules/dates';
import { addDays, shopDay } from '../../base/time/days';
import { bookedVisit, visitFile } from '../../db/schema';
import { routes } from '../../modules';
import { PAY } from '../../testing/payments';
import { fillSalons } from '../../testing/salons';
import { useShop, type Visitor } from '../../testing/use-shop';
import { wire } from '../../testing/wire';

/** Rows of Anna, or ids that do not exist. */
interface Rows {
  profile: number;
  order: number;
  /** In Anna's basket. */
  product: number;
  customer: number;
  email: string;
  /** A visit to a vet. */
  visit: number;
  /** A visit to a groomer. */
  grooming: number;
  /** A file of the visit to the vet. */
  file: number;
  pet: number;
}
const nobodys: Rows = {
  profile: 9_999_999,
  order: 9_999_999,
  product: 4,
  customer: 9_999_999,
  email: 'no@example.ru',
  visit: 9_999_999,
  grooming: 9_999_999,
  file: 9_999_999,
  pet: 9_999_999,
};

interface Asked {
  params?: Record<string, string | number>;
  query?: string;
  body?: object;
}

const inAMonth = formatDate(addDays(shopDay(new Date()), 30));
const rex = { animal: 'dog', name: 'Рекс' };
const home = { street: 'ул. Мира', house: '3', floor: '2', elevator: 'N' } as const;

/** Every call with the id of one person's row, in an order in which the owner can make them one after the other. */
const personal: Record<string, (rows: Rows) => Asked> = {
  'sale.delivery.profile.get': ({ profile }) => ({ params: { id: profile } }),
  'sale.delivery.setUserProfileData': ({ profile }) => ({ body: { ...home, id: profile } }),
  'sale.delivery.profile.edit': ({ profile }) => ({ body: { ...home, id: profile } }),
  'sale.delivery.profile.update': ({ profile }) => ({ body: { id: profile, floor: '9' } }),
  'sale.delivery.profile.delete': ({ profile }) => ({ params: { id: profile } }),
  'sale.basket.changeQuantity': ({ product }) => ({ params: { id: product, qty: 1 } }),
  'sale.basket.delete': ({ product }) => ({ params: { id: product } }),
  'catalog.subscribe.delete': ({ email }) => ({ params: { a: 5, b: email } }),
  'carrotQuest.getHash': ({ customer }) => ({ query: `?userId=${customer}` }),
  'sale.order.getState': ({ order }) => ({ params: { id: order } }),
  'sale.order.pay': ({ order }) => ({ params: { id: order } }),
  'sale.order.changePaySystem': ({ order }) => ({ params: { id: order }, body: { paySystemId: 3 } }),
  'personal.order.get': ({ order }) => ({ params: { id: order } }),
  'sale.order.previewRepeat': ({ order }) => ({ params: { id: order } }),
  'sale.order.repeat': ({ order }) => ({ body: { id: order } }),
  'sale.autoOrder.setMode': ({ order }) => ({ params: { mode: 'week' }, query: `?orderId=${order}` }),
  'sale.autoOrder.checkMode': ({ order }) => ({ query: `?orderId=${order}` }),
  'sale.autoOrder.get': ({ order }) => ({ params: { id: order } }),
  'sale.autoOrder.pause': ({ order }) => ({ params: { id: order } }),
  'sale.autoOrder.resume': ({ order }) => ({ params: { id: order } }),
  'sale.autoOrder.skip': ({ order }) => ({ params: { id: order }, body: { date: '01.01.2020' } }),
  'sale.autoOrder.move': ({ order }) => ({ params: { id: order }, body: { date: inAMonth } }),
  'sale.autoOrder.changeGoods': ({ order, product }) => ({
    params: { id: order },
    body: { goods: [{ productId: product, quantity: 2 }] },
  }),
  'sale.autoOrder.getWays': ({ order }) => ({ params: { id: order } }),
  'sale.autoOrder.changePlace': ({ order }) => ({ params: { id: order }, body: { place: { kind: 'point', id: 1 } } }),
  'sale.autoOrder.changePayment': ({ order }) => ({ params: { id: order }, body: { paymentId: null } }),
  'sale.autoOrder.changeRecipient': ({ order }) => ({ params: { id: order }, body: { recipient: null } }),
  'sale.autoOrder.cancel': ({ order }) => ({ params: { id: order } }),
  'sale.pet.update': ({ pet }) => ({ body: { ...rex, id: pet } }),
  'sale.pet.delete': ({ pet }) => ({ body: { id: pet } }),
  'services.vet.getHistory': ({ visit }) => ({ query: `?id=${visit}` }),
  'services.visit.get': ({ grooming }) => ({ params: { id: grooming } }),
  'services.visit.file': ({ file }) => ({ params: { id: file } }),
  'services.visit.move': ({ visit }) => ({
    body: { id: visit, specialistId: 1, startsAt: '2036-01-01T04:00:00.000Z' },
  }),
  'services.visit.cancel': ({ grooming }) => ({ body: { id: grooming } }),
  'services.vet.cancel': ({ visit }) => ({ body: { id: visit } }),
  'personal.order.cancel': ({ order }) => ({ params: { id: order } }),
};

/** Calls with an id of shared data, of staff data, or with a secret, and the kind of that data. */
const impersonal: Record<string, string> = {
  'catalog.product.analogues': 'product',
  'catalog.product.buyWith': 'product',
  'catalog.stocks.get': 'product',
  'catalog.product.viewed': 'product',
  'catalog.review.get': 'product',
  'catalog.review.getAverage': 'product',
  'catalog.review.getOwn': 'product',
  'catalog.question.get': 'product',
  'catalog.question.getOwn': 'product',
  'catalog.subscribe.add': 'product, and an address to write to',
  'catalog.subscribe.get': 'product',
  'catalog.product.addFavourite': 'product',
  'catalog.product.deleteFavourite': 'product',
  'content.article.getDiscussion': 'article',
  'content.article.like': 'article',
  'location.location.get': 'place',
  'location.location.set': 'place',
  'sale.delivery.profile.add': 'place',
  'sale.delivery.getPickupPoints': 'service and product',
  'sale.delivery.setPickupPoint': 'point and service',
  'sale.delivery.setDelivery': 'service',
  'sale.delivery.calcFastDelivery': 'products',
  'sale.delivery.getHousePromises': 'products, and the address of the session',
  'sale.delivery.setFastDeliveryPrice': 'price',
  'sale.shop.get': 'shop',
  'sale.basket.add': 'product',
  'sale.basket.clear': 'lines of one’s own basket: the others are passed over, see below',
  'sale.order.refresh': 'service, payment and point',
  'sale.order.save': 'service, payment and point; an employee, whom only staff may name',
  'sale.order.oneClick': 'product',
  'sale.order.getByLink': 'secret of a letter',
  'sale.autoOrder.getByLink': 'secret of a letter',
  'sale.autoOrder.skipByLink': 'secret of a letter',
  'sale.autoOrder.moveByLink': 'secret of a letter',
  'content.preview.get': 'secret of a draft',
  'sale.order.payByLink': 'secret of a letter',
  'sale.order.changePaySystemByLink': 'secret of a letter',
  'sale.order.cancelByLink': 'secret of a letter',
  'admin.order.reportEvent': 'any order, for staff',
  'services.visit.getByLink': 'secret of a letter',
  'services.visit.cancelByLink': 'secret of a letter',
  'services.visit.moveByLink': 'secret of a letter',
  'services.visit.askConclusionCode': 'secret of a letter',
  'services.visit.readConclusion': 'secret of a letter, and a code to its phone',
  'services.visit.reviewByLink': 'secret of a letter',
  'admin.services.closeDay': 'salon, for staff',
  'admin.services.conclude': 'any visit, for staff',
  'admin.services.getConclusions': 'any visit, for staff',
  'admin.order.getChanged': 'any order, for staff, after which to go on',
  'admin.personal.user.auth': 'any customer, for staff',
  'admin.review.reply': 'any review, for staff',
  'admin.question.answer': 'any question, for staff',
  'admin.request.get': 'any request, for staff, after which to go on',
  'admin.request.getFile': 'any request, for staff',
  'careerpage.jobs.add': 'job',
  'careerpage.jobs.addFile': 'secret of one’s own upload',
  'feedback.vacancy.add': 'vacancy',
  'services.vet.getIntervals': 'salon',
  'services.gruming.getIntervals': 'salon and service',
  'services.handling.getIntervals': 'service',
  'services.visit.hold': 'salon, service and specialist',
  'services.vet.send': 'salon, service and specialist',
  'services.gruming.send': 'salon, service and specialist',
  'services.handling.send': 'salon, service and specialist',
  'services.callBack.ask': 'salon and service',
  'services.vet.addReview': 'specialist',
  'services.gruming.addReview': 'specialist',
  'services.handling.addReview': 'specialist',
  'personal.user.auth': 'login, with its password',
  'personal.user.restore': 'secret of a letter',
  'personal.user.confirmEmail': 'secret of a letter',
  'personal.user.stopChange': 'signed link of a message',
  'personal.user.mindboxSetData': 'name of a set-up',
  'personal.user.setCarrotId': 'the visitor’s own chat',
};

const visitOfAnna = {
  ...{ salonId: 1, serviceId: 1, specialistId: 1, customerId: 1, price: 90_000, animal: 'dog', petName: 'Рекс' },
  ...{
    name: 'Анна',
    phone: '79220000001',
    startsAt: new Date('2036-01-01T04:00Z'),
    endsAt: new Date('2036-01-01T05:00Z'),
  },
};

const isId = (name: string) => /id(s)?$|token|employee|login|^[ab]$/i.test(name);
const withId = routes.filter(({ call: { params, query, body } }) =>
  [params, query, body].some(({ shape }) => Object.keys(shape).some(isId)),
);

let anna: Visitor;
let boris: string;
let rows: Rows;
const shop = useShop({ payments: true });
beforeAll(async () => {
  [anna, boris] = [await shop.customer('anna@example.ru'), await shop.signIn('boris')];
  const profile = await anna.api(addProfile, home);
  await anna.api(addToBasket, { id: 3, qty: 6 });
  const body = {
    user: { fullName: 'Анна Лесная', phone: '79220000001', email: '' },
    ...{ acceptPersonData: 'Y', serviceId: 2, pickupPointId: 1, paymentId: PAY.card },
  };
  const { order } = savedOrder.parse((await anna.ask('/sale/order/save/', body)).value);
  await anna.api(addToBasket, { id: 1, qty: 2 });
  const email = 'anna@example.ru';
  await anna.ask(`/catalog/subscribe/add/5/${email}/`);
  const pet = petAnswer.parse((await anna.ask('/sale/pet/add/', rex)).value);
  await fillSalons(shop.db);
  const [visit, grooming] = await shop.db
    .insert(bookedVisit)
    .values([visitOfAnna, { ...visitOfAnna, salonId: 3, serviceId: 2, specialistId: 4 }])
    .returning();
  const finding = { name: 'analiz.png', type: 'image/png' as const, content: Buffer.from('finding') };
  const [file] = await shop.db
    .insert(visitFile)
    .values({ ...finding, visitId: visit?.id ?? 0 })
    .returning();
  rows = {
    profile: profile.id,
    order: order?.ID ?? 0,
    product: 1,
    customer: 1,
    email,
    visit: visit?.id ?? 0,
    grooming: grooming?.id ?? 0,
    file: file?.id ?? 0,
    pet: pet.id,
  };
});

/** One request for each path and method of a call. */
function requests(id: string, of: Rows) {
  const { call } = withId.find((route) => route.call.id === id) ?? {};
  if (!call) throw new Error(`No call ${id}`);
  const { params = {}, query = '', body = {} } = personal[id]?.(of) ?? {};
  return [call.path, ...(call.aliases ?? [])].flatMap((path) =>
    call.methods.map((method) => ({
      path: path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name]))) + query,
      ...(method === 'POST' && { body }),
    })),
  );
}

test('every call with an id is listed as naming a row of one person or not', () => {
  const listed = [...Object.keys(personal), ...Object.keys(impersonal)];
  expect(listed.toSorted()).toEqual(withId.map(({ call }) => call.id).toSorted());
});

test.each(Object.keys(personal))(
  'another customer’s %s is answered like one that does not exist, and stays unchanged',
  async (id) => {
    const visitor = await shop.visit();
    const none = requests(id, nobodys);
    for (const [at, foreign] of requests(id, rows).entries()) {
      for (const session of [boris, visitor]) {
        const [real, unreal] = [
          await shop.ask(foreign.path, { ...foreign, session }),
          await shop.ask(none[at]?.path ?? '', { ...none[at], session }),
        ];
        expect([401, 404]).toContain(real.status);
        expect([real.status, real.failure]).toEqual([unreal.status, unreal.failure]);
        if (session === boris) expect(real.status).toBe(404);
      }
    }
    const [own] = requests(id, rows);
    expect(await anna.ask(own?.path ?? '', own?.body)).toMatchObject({ status: 200, failure: null });
  },
);

test('lines of another customer’s basket cannot be cleared', async () => {
  await anna.api(addToBasket, { id: 4, qty: 1 });
  const mine = (await anna.api(wire(getBasket), {})).basket;
  expect(mine.length).toBeGreaterThan(0);
  const body = { ids: mine.map(({ ID }) => ID) };
  expect(await shop.ask('/sale/basket/clear/', { session: boris, body })).toMatchObject({ status: 200 });
  expect((await anna.api(wire(getBasket), {})).basket).toEqual(mine);
});
