import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { paging } from '../../field';
import { toAwaitedPage } from '../models/awaited';
import { awaitedPage } from '../wire/awaited';

export const getAwaitedProducts = defineCall({
  id: 'catalog.subscribe.list',
  requirement: 'PRD-48',
  summary: 'The goods that a customer waits for, with price and stock in this city, the newest subscription first',
  path: '/catalog/subscribe/list/',
  writes: false,
  query: z.object(paging(20)),
  answer: awaitedPage,
  model: toAwaitedPage,
});
