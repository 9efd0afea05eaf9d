import * as z from 'zod/mini';
import { readData } from '../reading/read-data';
import { type Theme, themeName, themesOf } from './themes/theme';

/** The themes of reviews, by a part of a section's unique code, the most specific first. */
const sections = readData(
  'reviews/sections.json',
  z.array(z.strictObject({ section: z.string(), themes: z.array(themeName) })),
).map(({ section, themes }) => ({ section, theme: themesOf(themes) }));

/**
 * The animals in reviews, by the root section of the goods. All words are masculine. `others` is for products for one
 * of many animals, without a name.
 */
const { others, ...pets } = readData(
  'reviews/animals.json',
  z.catchall(z.strictObject({ others: z.array(z.string()) }), z.array(z.string())),
);

/** The review sentences for products of a section (by its unique code), and the words for its animals. */
export function themeOf(uniqueCode: string): { theme: Theme; pets: readonly string[] } {
  const [root = ''] = uniqueCode.split('/');
  const found = sections.find(({ section }) => `/${uniqueCode}/`.includes(`/${section}/`));
  if (!found) throw new Error(`reviews/sections.json names no theme for the section ${uniqueCode}`);
  return { theme: found.theme, pets: pets[root] ?? others };
}
