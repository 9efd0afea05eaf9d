import type { companyEvent, companyFact } from 'deploy-api/db/schema/index';

/** The numbers of the page about the company. */
export const companyFacts: (typeof companyFact.$inferInsert)[] = [
  { value: '14', label: 'городов от Москвы до Новосибирска', sort: 10 },
  { value: '51', label: 'магазин сети', sort: 20 },
  { value: '2 000+', label: 'товаров на складе каждый день', sort: 30 },
  { value: '60', label: 'марок кормов, лакомств и амуниции', sort: 40 },
];

/** The history of the company. */
export const companyEvents: (typeof companyEvent.$inferInsert)[] = [
  { year: 2004, text: 'Первый магазин в Екатеринбурге: сорок метров, аквариум у входа и два продавца.' },
  { year: 2009, text: 'Десятый магазин и собственный склад: корм перестал заканчиваться по понедельникам.' },
  { year: 2013, text: 'Открылись в Перми и Челябинске, запустили интернет-магазин и доставку.' },
  { year: 2016, text: 'Первые ветеринарные кабинеты и груминг при магазинах Екатеринбурга.' },
  { year: 2019, text: 'Появились бонусная карта и корзины для приютов у каждой кассы.' },
  { year: 2023, text: 'Школа дрессировки и быстрый самовывоз за час.' },
  { year: 2026, text: 'Четырнадцать городов, единая корзина на сайте и в телефоне.' },
];
