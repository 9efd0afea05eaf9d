import * as z from 'zod/mini';
import { readData } from '../../reading/read-data';
import type { Option } from './kind';

const meat = z.strictObject({
  /** «ягнёнок» */
  name: z.string(),
  /** «ягнёнком» */
  with: z.string(),
  /** «свежее мясо ягнёнка» */
  fresh: z.string(),
  /** «дегидрированное мясо ягнёнка» */
  dried: z.string(),
});
const side = z.strictObject({ name: z.string(), with: z.string() });

const { meats, sides, dishes } = readData(
  'products/dishes.json',
  z.strictObject({
    meats: z.record(z.string(), meat),
    sides: z.record(z.string(), side),
    /** Every meat with every side; null: only the meat. */
    dishes: z.record(
      z.string(),
      z.strictObject({ meats: z.array(z.string()), sides: z.array(z.nullable(z.string())) }),
    ),
  }),
);

export const dishesName = z.enum(Object.keys(dishes));

/** The tastes of meals: the options of a list of dishes. */
export function dishesOf(name: string): Option[] {
  const list = entryOf(dishes, name);
  return list.meats.flatMap((from) =>
    list.sides.map((to) => dish(entryOf(meats, from), to === null ? undefined : entryOf(sides, to))),
  );
}

function entryOf<T>(entries: Readonly<Record<string, T>>, name: string): T {
  const entry = entries[name];
  if (!entry) throw new Error(`products/dishes.json has no ${name}, only ${Object.keys(entries).join(', ')}`);
  return entry;
}

function dish({ name, fresh, dried, ...from }: z.infer<typeof meat>, to: z.infer<typeof side> | undefined): Option {
  const text = to ? `${name} с ${to.with}` : name;
  return {
    text,
    label: capital(text),
    values: { taste: capital(name) },
    recipe: { with: to ? `${from.with} и ${to.with}` : from.with, fresh, dried, side: to?.name ?? '' },
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
