import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { author, question, sale, section } from '../../../db/schema';
import { goodsProblems } from './goods';
import type { Problem } from './problems';
import { type Content, type ContentName, nameOf } from './records';

/** Checks that need the database: sales come from the accounting system, and an anchor belongs to one question. */
export async function misfits(
  tx: Database,
  contents: readonly Content[],
  hidden: readonly ContentName[],
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const topics = [...contents, ...hidden].flatMap(({ kind, code }) => (kind === 'questions' ? [code] : []));
  problems.push(...(await sharedNames(tx, contents, hidden)));
  for (const one of contents) {
    const file = `${nameOf(one)}.md`;
    if (one.kind === 'promotions') {
      problems.push(...(await promotionMisfits(tx, one)).map((message) => ({ file, message })));
    }
    if ((one.kind === 'articles' || one.kind === 'news') && one.record.goods !== '') {
      const { goods } = one.record;
      if ((await tx.$count(section, eq(section.uniqueCode, goods))) === 0) {
        problems.push({ file, message: `goods: раздела ${goods} в каталоге нет` });
      }
    }
    if (one.kind !== 'questions') continue;
    const codes = one.record.items.map(({ code }) => code);
    const taken = await tx
      .select({ code: question.code, topic: question.topic })
      .from(question)
      .where(and(inArray(question.code, codes), ne(question.topic, one.code)));
    for (const { code, topic } of taken.filter((row) => !topics.includes(row.topic))) {
      problems.push({ file, message: `код ${code} уже есть в теме ${topic}` });
    }
  }
  return problems;
}

async function promotionMisfits(
  tx: Database,
  { code, record: { goods } }: Extract<Content, { kind: 'promotions' }>,
): Promise<string[]> {
  const [found] = await tx.select().from(sale).where(eq(sale.code, code));
  if (goods) {
    return found && !found.chosen
      ? ['товары этой акции ведёт учётная система: уберите title, goods и sections']
      : goodsProblems(tx, goods);
  }
  if (found) return found.chosen ? ['назовите title и goods или sections этой акции'] : [];
  return [`акции с кодом ${code} нет в учётной системе: назовите её title и goods или sections`];
}

/** A name leads to one author. */
async function sharedNames(
  tx: Database,
  contents: readonly Content[],
  hidden: readonly ContentName[],
): Promise<Problem[]> {
  const written = contents.flatMap((one) =>
    one.kind === 'authors' ? [{ code: one.code, name: one.record.name }] : [],
  );
  const replaced = new Set([...contents, ...hidden].flatMap(({ kind, code }) => (kind === 'authors' ? [code] : [])));
  const stored = await tx.select({ code: author.code, name: author.name }).from(author);
  const others = [...stored.filter(({ code }) => !replaced.has(code)), ...written];
  return written.flatMap(({ code, name }) => {
    const other = others.find((one) => one.name === name && one.code !== code);
    return other ? [{ file: `authors/${code}.md`, message: `имя ${name} уже есть у автора ${other.code}` }] : [];
  });
}
