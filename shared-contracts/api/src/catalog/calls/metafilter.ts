import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { toLanding } from '../models/landing';
import { metafilter } from '../wire/metafilter';

const value = z.string().check(z.maxLength(2000));

export const searchMetafilters = defineCall({
  id: 'hlBlocks.metafilters.search',
  requirement: 'API-16',
  summary: 'Pages of ready-made filters whose path or name holds a text, at most 50',
  path: '/hl_blocks/metafilters/search/',
  writes: false,
  maxAge: 300,
  query: z.object({ value }),
  answer: z.array(metafilter),
  model: (found) => found.map(toLanding),
});

export const getMetafilter = defineCall({
  id: 'hlBlocks.metafilters.get',
  requirement: 'API-17',
  summary: 'The texts of the page with this path; null where it has none of its own',
  path: '/hl_blocks/metafilters/get/',
  writes: false,
  maxAge: 300,
  query: z.object({ value }),
  answer: z.nullable(metafilter),
  model: (found) => found && toLanding(found),
});
