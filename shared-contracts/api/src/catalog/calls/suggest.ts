import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { toSuggestions } from '../models/suggestions';
import { suggestions } from '../wire/suggestions';

export const suggest = defineCall({
  id: 'catalog.product.suggest',
  requirement: 'CAT-37',
  summary: 'Suggestions while the visitor types a search',
  path: '/catalog/product/suggest/',
  writes: false,
  maxAge: 60,
  query: z.object({ query: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }),
  answer: suggestions,
  model: toSuggestions,
});
