import * as z from 'zod/mini';
import { readData } from '../reading/read-data';
import { type Theme, themeName, themesOf } from './themes/theme';

/** What is said in reviews, by a part of a section's unique code, the most particular first. */
const sections = readData(
  'reviews/sections.json',
  z.array(z.strictObject({ section: z.string(), themes: z.array(themeName) })),
).map(({ section, themes }) => ({ section, theme: themesOf(themes) }));

/**
 * The animals that reviews name, by the root section of the goods: all masculine; where a product is for one of many animals, without
 * saying which.
 */
const { others, ...pets } = readData(
  'reviews/animals.json',
  z.catchall(z.strictObject({ others: z.array(z.string()) }), z.array(z.string())),
);

/** The review sentences for products of a section (by its unique code), and the animals that they name. */
export function themeOf(uniqueCode: string): { theme: Theme; pets: readonly string[] } {
  const [root = ''] = uniqueCode.split('/');
  const found = sections.find(({ section }) => `/${uniqueCode}/`.includes(`/${section}/`));
  if (!found) throw new Error(`reviews/sections.json names no theme for the section ${uniqueCode}`);
  return { theme: found.theme, pets: pets[root] ?? others };
}
