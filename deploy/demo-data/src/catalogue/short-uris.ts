import type { shortUri } from 'deploy-api/db/schema/index';
import * as z from 'zod/mini';
import { readData } from '../reading/read-data';

const replacements = readData('sections/old-addresses.json', z.record(z.string(), z.string()));

/** Addresses of an earlier catalogue, which bookmarks and search engines still use, and their replacements (ROU-111). */
export const shortUris: readonly (typeof shortUri.$inferInsert)[] = Object.entries(replacements).map(([from, to]) => ({
  uri: `/catalog/${from}/`,
  shortUri: `/catalog/${to}/`,
}));
