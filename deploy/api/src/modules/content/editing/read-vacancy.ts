import { vacancyFields } from './fields';
import { inOrder } from './job-order';
import { momentOf } from './moments';
import type { OpenedText, ReadContent } from './opened-text';
import { readVacancyLists } from './vacancy-lists';

/** Addresses below `/vacancies/` that have a page of their own. */
const TAKEN = ['cities'];

/** A kind of work with its open places. */
export function readVacancy(code: string, text: OpenedText): ReadContent | null {
  const { fields, markdown, lineOf, bodyLine } = text.read(vacancyFields);
  const { lists, problems } = readVacancyLists(text.file, markdown, bodyLine);
  text.problems.push(...problems);
  if (TAKEN.includes(code))
    text.wrong(undefined, `адрес /vacancies/${code}/ занят другой страницей: назовите файл иначе`);
  if (!fields) return null;
  const { title, department, lead, sort, published, hidden } = fields;
  const picture = text.picture(fields.picture, lineOf('picture'));
  const now = text.now.toISOString();
  const publishedAt = published === undefined ? now : momentOf(published, text.now);
  const latest = publishedAt > now ? publishedAt : now;
  const jobs = fields.jobs.map(({ city, place, schedule, from = null, to = null, opened: given }, at) => {
    const opened = momentOf(given, text.now);
    if (opened > latest) text.wrong(lineOf('jobs', at, 'opened'), 'jobs.opened: этот день ещё не наступил');
    text.mention(lineOf('jobs', at, 'city'), 'city', city);
    return { city, place, schedule, from, to, opened };
  });
  const record = { title, department, lead, ...lists, picture, sort, jobs: jobs.sort(inOrder), publishedAt };
  return { content: { kind: 'vacancies', code, record }, isHidden: hidden, isUndated: published === undefined };
}
