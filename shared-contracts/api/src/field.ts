import * as z from 'zod/mini';

/** Fields that calls of several areas share. */

/** An identifier in an answer or a JSON body. */
export const id = z.int().check(z.positive(), z.maximum(2_147_483_647));

/** A whole number in a path or query, where all values are text: `'12'` or `12`, never negative. */
export const wholeNumber = z.pipe(
  z.union([z.int().check(z.minimum(0)), z.string().check(z.regex(/^\d{1,9}$/, 'Ожидается целое число'))]),
  z.transform(Number),
);

/** Flags are sent as Y or N (ORD-48). */
export const flag = z.enum(['Y', 'N']);
export type Flag = z.infer<typeof flag>;

/** Roubles, at most two decimals (VAL-24). */
export const money = z.number();

/** Base of a picture's addresses, e.g. `/pictures/product/1234/1`; `<Picture>` adds width and format. */
export const picture = z.string();

/** `"lat,lon"` in degrees (DEL-33, DEL-35). */
export const coords = z.string().check(
  z.regex(/^-?\d{1,3}(\.\d{1,20})?,-?\d{1,3}(\.\d{1,20})?$/, 'Ожидаются координаты «широта,долгота»'),
  z.refine((text) => {
    const [latitude = 0, longitude = 0] = text.split(',').map(Number);
    return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  }, 'Таких координат не бывает'),
);

/** A date in the API's format (ORD-50). */
export const dayMonthYear = z.string().check(z.regex(/^\d{2}\.\d{2}\.\d{4}$/, 'Ожидается дата ДД.ММ.ГГГГ'));

/** A point in time in UTC, as in JSON: `2026-05-01T10:00:00.000Z`. */
export const moment = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/, 'Ожидается время UTC'));

/** An absolute URL of another site, or one that opens an app. */
export const link = z.string().check(z.regex(/^[a-z][a-z\d+.-]*:\/\/\S+$/i, 'Ожидается адрес'));

/** One or several values of a query parameter, always parsed to a list. */
export function listOf<T extends z.ZodMiniType>(item: T) {
  return z.pipe(
    z.transform((value: z.input<T> | z.input<T>[]) => (Array.isArray(value) ? value : [value])),
    z.array(item).check(z.maxLength(1000)),
  );
}

/** Page number and size of a list; each call sets its own default size. */
export function paging(defaultSize: number, largest = 200) {
  return {
    page: z._default(wholeNumber.check(z.refine((n) => n >= 1 && n <= 100_000, 'Страницы считаются с 1')), 1),
    perPage: z._default(
      wholeNumber.check(z.refine((n) => n >= 1 && n <= largest, `Не больше ${largest} на странице`)),
      defaultSize,
    ),
  };
}

/** Data of a page for search engines (PRD-03, CAT-50). */
export const seo = z.object({
  description: z.string(),
  meta_description: z.string(),
  meta_filter: z.string(),
  meta_keywords: z.string(),
  meta_title: z.string(),
  page_title: z.string(),
});
export type Seo = z.infer<typeof seo>;
