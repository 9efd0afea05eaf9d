import * as z from 'zod/mini';
import { PICTURE_NAME } from './markdown';
import { unclosedIn } from './marks';
import { editorTime } from './moments';
import { typeset } from './typeset';

const words = (least: number, most: number) =>
  z
    .string('нужен текст')
    .check(z.trim(), z.minLength(least, `не короче ${least} знаков`), z.maxLength(most, `не длиннее ${most} знаков`));
/** Words that a visitor reads as a sentence. They are shown as they are, without marks of Markdown. */
const prose = (least: number, most: number) =>
  z.pipe(
    words(least, most).check(
      z.refine((text) => unclosedIn(text) === null, {
        error: ({ input }) => `здесь простой текст: ${unclosedIn(String(input))}`,
      }),
    ),
    z.transform(typeset),
  );
const code = z.string('нужен код').check(z.regex(/^[a-z-]{1,40}$/, 'код из строчных латинских букв и дефиса'));
/** A file in the folder of the text, or the base of an address of the shop's pictures. */
const picture = z
  .string('нужно имя файла')
  .check(
    z.refine(
      (name) => PICTURE_NAME.test(name) || /^\/pictures\/[a-z]+\/[a-z0-9-]+\/1$/.test(name),
      'нужно имя файла JPEG, PNG или WebP из той же папки',
    ),
  );
/** A list of codes, at most a thousand. */
const list = (code: RegExp, message: string) =>
  z._default(z.array(z.string(message).check(z.regex(code, message)), message).check(z.maxLength(1000, message)), []);
const sort = z._default(z.int('нужно целое число'), 500);
const hidden = z._default(z.boolean('нужно true или false'), false);

/** The fields of an article or a news item. */
export const publicationFields = z.strictObject({
  title: prose(3, 120),
  lead: prose(10, 400),
  topic: code,
  picture,
  author: z.optional(words(2, 80)),
  role: z.optional(words(2, 80)),
  /** The section of the catalogue whose goods are shown below the text. */
  goods: z.optional(
    z.string('нужен адрес раздела').check(z.regex(/^[a-z0-9_-]+(\/[a-z0-9_-]+)*$/, 'адрес раздела без «/catalog/»')),
  ),
  published: z.optional(editorTime),
  hidden,
});
export const promotionFields = z.strictObject({
  /** With its goods, for a promotion that the accounting system does not have. */
  title: z.optional(prose(3, 120)),
  goods: list(/^[\w-]{1,200}$/, 'коды товаров из их адресов: [korm-les-1]'),
  sections: list(/^[\w-]+(?:\/[\w-]+)*$/, 'коды разделов из их адресов: [tovary_dlya_sobak/korm]'),
  lead: prose(10, 400),
  category: code,
  picture,
  sort,
  starts: z.optional(editorTime),
  ends: z.optional(z.nullable(editorTime)),
  hidden,
});
/** The words of a page whose heading is in its code. */
export const pageFields = z.strictObject({ lead: prose(10, 400), published: z.optional(editorTime), hidden });
export const authorFields = z.strictObject({ name: words(2, 80), role: words(2, 80), picture, hidden });
export const questionFields = z.strictObject({ sort, hidden });

/** Roubles a month. */
const salary = z.optional(
  z
    .int('нужно целое число рублей')
    .check(z.gte(1, 'нужно целое число рублей'), z.lte(10_000_000, 'не больше 10000000')),
);
const job = z
  .strictObject(
    {
      city: code,
      place: prose(2, 120),
      schedule: prose(2, 80),
      from: salary,
      to: salary,
      opened: editorTime,
    },
    'место записывают так: city, place, schedule, opened',
  )
  .check(
    z.refine(({ from, to }) => to === undefined || (from !== undefined && from <= to), {
      error: 'нужна и зарплата from, не больше этой',
      path: ['to'],
    }),
  );
const placeOf = ({ city, place, schedule }: z.output<typeof job>) => `${city} ${place} ${schedule}`;
/** Open places: two in one place are told apart by their schedule. */
const jobs = z._default(
  z.array(job, 'нужен список мест, каждое начинается с «- city: »').check(
    z.maxLength(200, 'не больше 200 мест'),
    z.refine((all) => new Set(all.map(placeOf)).size === all.length, 'одно и то же место записано дважды'),
  ),
  [],
);
export const vacancyFields = z.strictObject({
  title: prose(3, 120),
  department: prose(2, 60),
  lead: prose(10, 400),
  picture,
  sort,
  jobs,
  published: z.optional(editorTime),
  hidden,
});
