import type { promotion } from 'deploy-api/db/schema/index';

type Row = typeof promotion.$inferInsert;

/** A promotion whose sale has this ID; days are counted from today. */
interface Offer extends Pick<Row, 'saleId' | 'category' | 'lead' | 'body' | 'picture' | 'sort'> {
  beganDaysAgo: number;
  /** Null: without an end. */
  endsInDays: number | null;
}

const terms =
  '<ul><li>Цена со скидкой уже стоит на карточке товара: промокод не нужен.</li><li>Скидка действует на сайте и в магазинах города, пока товар есть.</li><li>Бонусы начисляются как обычно.</li></ul>';

const offers: readonly Offer[] = [
  {
    saleId: 1,
    category: 'everything',
    sort: 10,
    lead: 'Самые большие скидки недели: от 15 процентов на товары для всех, у кого есть хвост, и для тех, у кого его нет.',
    picture: '/pictures/article/dog-15/1',
    beganDaysAgo: 3,
    endsInDays: 4,
    body: `<p>Каждую неделю мы выбираем товары, которых привезли с запасом, и снижаем цену от 15 процентов. В четверг список обновляется.</p><h2>Как это работает</h2>${terms}`,
  },
  {
    saleId: 2,
    category: 'food',
    sort: 20,
    lead: 'Рационы для щенков и котят дешевле, чтобы первый год прошёл без лишних трат.',
    picture: '/pictures/article/cat-2/1',
    beganDaysAgo: 20,
    endsInDays: 40,
    body: `<p>Щенку и котёнку нужен корм для роста: в нём больше белка, кальция и калорий. Взрослый рацион до года не подходит.</p><h2>Условия</h2>${terms}<p>Не знаете, какой выбрать? Начните с того, что ел питомец у заводчика, и переводите <a href="/articles/novyy-korm-za-desyat-dney/">за десять дней</a>.</p>`,
  },
  {
    saleId: 3,
    category: 'home',
    sort: 30,
    lead: 'Наполнители и пелёнки впрок: выгоднее брать большими упаковками.',
    picture: '/pictures/article/cat-18/1',
    beganDaysAgo: 9,
    endsInDays: 21,
    body: `<p>Древесный, комкующийся, силикагелевый и впитывающие пелёнки — всё, что держит дом сухим.</p><h2>Условия</h2>${terms}<p>Тяжёлый заказ курьер поднимет на этаж: услугу можно отметить при оформлении.</p>`,
  },
  {
    saleId: 4,
    category: 'health',
    sort: 40,
    lead: 'Таблетки, капли, ошейники и спреи от клещей и блох — пока сезон в разгаре.',
    picture: '/pictures/article/dog-27/1',
    beganDaysAgo: 30,
    endsInDays: 60,
    body: `<p>Клещи просыпаются при пяти градусах тепла. Начать обработку лучше за неделю до первой прогулки в лесу.</p><h2>Условия</h2>${terms}<p>Дозу выбирают по весу. Чем отличаются средства, рассказано в статье <a href="/articles/kleshchi-kak-zashchitit-sobaku/">«Клещи: как защитить собаку»</a>.</p>`,
  },
  {
    saleId: 5,
    category: 'food',
    sort: 50,
    lead: 'Ежедневные рационы со скидкой до 15 процентов: сухие, влажные, для чувствительных.',
    picture: '/pictures/article/rodent-7/1',
    beganDaysAgo: 1,
    endsInDays: 13,
    body: `<p>Наполняем миски надолго: скидка на основные рационы для собак, кошек, грызунов и птиц.</p><h2>Условия</h2>${terms}`,
  },
  {
    saleId: 6,
    category: 'home',
    sort: 60,
    lead: 'Лежанки, домики и когтеточки, в которые захочется лечь самому.',
    picture: '/pictures/article/bird-3/1',
    beganDaysAgo: 14,
    endsInDays: null,
    body: `<p>Место, где питомца никто не тронет, нужно каждому: и сторожевому псу, и хомяку.</p><h2>Условия</h2>${terms}<p>Где поставить когтеточку, чтобы диван остался цел, читайте <a href="/articles/koshka-derot-divan/">в статье</a>.</p>`,
  },
];

const DAY = 86_400_000;

/** The promotions of the demonstration, with dates around `today`. */
export const promotions = (today: Date): Row[] =>
  offers.map(({ beganDaysAgo, endsInDays, ...offer }) => ({
    ...offer,
    startsAt: new Date(today.getTime() - beganDaysAgo * DAY),
    endsAt: endsInDays === null ? null : new Date(today.getTime() + endsInDays * DAY),
  }));
