import type { Database } from 'deploy-api/db/database';
import {
  author,
  brand,
  pickupPoint,
  product,
  promotion,
  publication,
  sale,
  section,
  specialist,
  vacancy,
} from 'deploy-api/db/schema/index';
import { and, eq } from 'drizzle-orm';
import { pageTitles } from './page-titles';

/** The words of a card, and the kind and id of its picture. */
export interface CardText {
  line: string;
  title: string;
  picture: readonly [kind: string, id: string];
}

/** Kind and id of a drawn picture's address: `/pictures/story/ticks/1`. */
function drawnAt(address: string): CardText['picture'] {
  const [, , kind = '', id = ''] = address.split('/');
  return [kind, id];
}

const services = new Map<string, Omit<CardText, 'line'>>([
  ['vet', { title: 'Ветеринарные кабинеты', picture: ['story', 'vet-visit'] }],
  ['grooming', { title: 'Груминг', picture: ['story', 'grooming'] }],
  ['training', { title: 'Школа дрессировки', picture: ['story', 'training'] }],
]);

type OfId = (db: Database, id: number) => Promise<CardText | null>;
type OfCode = (db: Database, code: string) => Promise<CardText | null>;

/** A map has no names such as `constructor`. */
const mapOf = <T>(entries: Readonly<Record<string, T>>) => new Map(Object.entries(entries));

/** Cards of entities with a number. */
const byId = mapOf<OfId>({
  async product(db, id) {
    const [row] = await db.select({ title: product.name }).from(product).where(eq(product.id, id));
    return row ? { ...row, line: 'Каталог', picture: ['product', `${id}`] } : null;
  },
  async section(db, id) {
    const [row] = await db.select({ title: section.name }).from(section).where(eq(section.id, id));
    return row ? { ...row, line: 'Каталог', picture: ['section', `${id}`] } : null;
  },
  async brand(db, id) {
    const [row] = await db.select({ title: brand.name }).from(brand).where(eq(brand.id, id));
    return row ? { ...row, line: 'Бренд', picture: ['brand', `${id}`] } : null;
  },
  async shop(db, id) {
    const [row] = await db.select({ title: pickupPoint.name }).from(pickupPoint).where(eq(pickupPoint.id, id));
    return row ? { ...row, line: 'Магазин', picture: ['shop', `${id}`] } : null;
  },
  async specialist(db, id) {
    const { name: title, position: line, picture } = specialist;
    const [row] = await db.select({ title, line, picture }).from(specialist).where(eq(specialist.id, id));
    return row ? { ...row, picture: drawnAt(row.picture) } : null;
  },
});

const publicationOf =
  (kind: 'article' | 'news', line: string): OfCode =>
  async (db, code) => {
    const { title, picture } = publication;
    const isThis = and(eq(publication.kind, kind), eq(publication.code, code));
    const [row] = await db.select({ title, picture }).from(publication).where(isThis);
    return row ? { ...row, line, picture: drawnAt(row.picture) } : null;
  };

/** Cards of entities with a code. */
const byCode = mapOf<OfCode>({
  article: publicationOf('article', 'Статья'),
  news: publicationOf('news', 'Новости'),
  async author(db, code) {
    const { name: title, role: line, picture } = author;
    const [row] = await db.select({ title, line, picture }).from(author).where(eq(author.code, code));
    return row ? { ...row, picture: drawnAt(row.picture) } : null;
  },
  async promotion(db, code) {
    const picture = promotion.picture;
    const promotions = db.select({ title: sale.name, picture }).from(promotion);
    const [row] = await promotions.innerJoin(sale, eq(sale.id, promotion.saleId)).where(eq(sale.code, code));
    return row ? { ...row, line: 'Акция', picture: drawnAt(row.picture) } : null;
  },
  async vacancy(db, code) {
    const { title, picture } = vacancy;
    const [row] = await db.select({ title, picture }).from(vacancy).where(eq(vacancy.code, code));
    return row ? { ...row, line: 'Работа в «Заповеднике»', picture: drawnAt(row.picture) } : null;
  },
  async story(_, code) {
    const title = pageTitles.get(code);
    return title === undefined ? null : { title, line: 'Зоомагазин', picture: ['story', code] };
  },
  async service(_, code) {
    const found = services.get(code);
    return found ? { ...found, line: 'Запись онлайн' } : null;
  },
});

/** The words of a card `<kind>-<id or code>`. Null: there is no such page. */
export async function findCardText(db: Database, card: string): Promise<CardText | null> {
  if (card === 'shop') return { title: 'Всё, чтобы хвост вилял', line: 'Зоомагазин', picture: ['banner', 'tails'] };
  const [kind = '', ...rest] = card.split('-');
  const of = rest.join('-');
  const id = /^[1-9]\d{0,8}$/.test(of) ? Number(of) : 0;
  return (id > 0 ? await byId.get(kind)?.(db, id) : await byCode.get(kind)?.(db, of)) ?? null;
}
