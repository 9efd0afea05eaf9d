import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { question, sale, section } from '../../../db/schema';
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
  for (const one of contents) {
    const file = `${nameOf(one)}.md`;
    if (one.kind === 'promotions' && (await tx.$count(sale, eq(sale.code, one.code))) === 0) {
      problems.push({ file, message: `акции с кодом ${one.code} нет: её с товарами заводят в учётной системе` });
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
