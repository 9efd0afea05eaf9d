import { and, asc, eq, max } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { promotion, publication, question, sale } from '../../../db/schema';
import type { ChosenGoods } from './goods';
import type { Content, ContentKind, ContentName } from './records';
import { removeAuthor, removePage, storedAuthor, storedPage, writeAuthor, writePage } from './stored-pages';
import { hideVacancy, momentOfVacancy, storedVacancy, writeVacancy } from './stored-vacancies';

const publicationKinds = { articles: 'article', news: 'news' } as const;

const publicationOf = (kind: keyof typeof publicationKinds, code: string) =>
  and(eq(publication.kind, publicationKinds[kind]), eq(publication.code, code));

/** The stored content with a name; null: nothing that visitors could see. */
export async function readContent(db: Database, { kind, code }: ContentName): Promise<Content | null> {
  if (kind === 'vacancies') {
    const record = await storedVacancy(db, code);
    return record && { kind, code, record };
  }
  if (kind === 'pages') {
    const record = await storedPage(db, code);
    return record && { kind, code, record };
  }
  if (kind === 'authors') {
    const record = await storedAuthor(db, code);
    return record && { kind, code, record };
  }
  if (kind === 'questions') {
    const rows = await db
      .select()
      .from(question)
      .where(eq(question.topic, code))
      .orderBy(asc(question.sort), asc(question.id));
    const items = rows.map((row) => ({ code: row.code, question: row.question, answer: row.answer }));
    return rows[0] ? { kind, code, record: { sort: rows[0].sort, items } } : null;
  }
  if (kind === 'promotions') {
    const [row] = await db
      .select({ promotion, sale })
      .from(promotion)
      .innerJoin(sale, eq(sale.id, promotion.saleId))
      .where(eq(sale.code, code));
    if (!row) return null;
    const { saleId: _, startsAt, endsAt, ...rest } = row.promotion;
    const { name, chosen: goods } = row.sale;
    const record = {
      ...rest,
      title: goods && name,
      goods,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
    };
    return { kind, code, record };
  }
  const [row] = await db.select().from(publication).where(publicationOf(kind, code));
  if (!row?.isActive) return null;
  const { title, lead, body, picture, topic, author, authorRole, goods, publishedAt } = row;
  return {
    kind,
    code,
    record: { title, lead, body, picture, topic, author, authorRole, goods, publishedAt: publishedAt.toISOString() },
  };
}

/** The time of a text in ISO format, also of a removed one; null: it never had one. */
export async function momentOfText(db: Database, { kind, code }: ContentName): Promise<string | null> {
  if (kind === 'questions' || kind === 'authors') return null;
  if (kind === 'pages') return (await storedPage(db, code))?.publishedAt ?? null;
  if (kind === 'vacancies') return momentOfVacancy(db, code);
  if (kind === 'promotions') {
    const found = await readContent(db, { kind, code });
    return found?.kind === 'promotions' ? found.record.startsAt : null;
  }
  const [row] = await db.select().from(publication).where(publicationOf(kind, code));
  return row?.publishedAt.toISOString() ?? null;
}

/** Writes the visible content of a name. */
export async function writeContent(db: Database, given: Content, now: Date): Promise<void> {
  if (given.kind === 'questions') {
    const { sort, items } = given.record;
    await db.delete(question).where(eq(question.topic, given.code));
    const rows = items.map((item, at) => ({ ...item, topic: given.code, sort: sort + at }));
    await db.insert(question).values(rows);
    return;
  }
  if (given.kind === 'vacancies') return writeVacancy(db, given.code, given.record);
  if (given.kind === 'pages') return writePage(db, given.code, given.record);
  if (given.kind === 'authors') return writeAuthor(db, given.code, given.record);
  if (given.kind === 'promotions') {
    const { startsAt, endsAt, title, goods, ...rest } = given.record;
    const saleId =
      title !== null && goods !== null ? await writeSale(db, given.code, title, goods) : await saleOf(db, given.code);
    const row = { ...rest, startsAt: new Date(startsAt), endsAt: endsAt === null ? null : new Date(endsAt) };
    await db
      .insert(promotion)
      .values({ saleId, ...row })
      .onConflictDoUpdate({ target: promotion.saleId, set: row });
    return;
  }
  const { publishedAt: iso, ...rest } = given.record;
  const publishedAt = new Date(iso);
  const row = { ...rest, publishedAt, isActive: true };
  await db
    .insert(publication)
    .values({ kind: publicationKinds[given.kind], code: given.code, ...row, updatedAt: publishedAt })
    .onConflictDoUpdate({
      target: [publication.kind, publication.code],
      set: { ...row, updatedAt: now > publishedAt ? now : publishedAt },
    });
}

/** Sales of editors have ids above those of the accounting system. */
const FIRST_OF_EDITORS = 1_000_001;

async function writeSale(db: Database, code: string, name: string, chosen: ChosenGoods): Promise<number> {
  const [last] = await db.select({ id: max(sale.id) }).from(sale);
  const id = Math.max((last?.id ?? 0) + 1, FIRST_OF_EDITORS);
  const [row] = await db
    .insert(sale)
    .values({ id, code, name, chosen })
    .onConflictDoUpdate({ target: sale.code, set: { name, chosen } })
    .returning();
  if (!row) throw new Error(`The sale ${code} was not stored`);
  return row.id;
}

async function saleOf(db: Database, code: string): Promise<number> {
  const [found] = await db.select({ id: sale.id }).from(sale).where(eq(sale.code, code));
  if (!found) throw new Error(`The sale ${code} does not exist`);
  return found.id;
}

/** Hides content from visitors. An article keeps its likes and comments in case it returns. */
export async function removeContent(db: Database, { kind, code }: ContentName): Promise<void> {
  const removals: Record<ContentKind, () => Promise<unknown>> = {
    questions: () => db.delete(question).where(eq(question.topic, code)),
    async promotions() {
      const [found] = await db.select({ id: sale.id }).from(sale).where(eq(sale.code, code));
      if (found) await db.delete(promotion).where(eq(promotion.saleId, found.id));
    },
    articles: () => db.update(publication).set({ isActive: false }).where(publicationOf('articles', code)),
    news: () => db.update(publication).set({ isActive: false }).where(publicationOf('news', code)),
    vacancies: () => hideVacancy(db, code),
    pages: () => removePage(db, code),
    authors: () => removeAuthor(db, code),
  };
  await removals[kind]();
}
