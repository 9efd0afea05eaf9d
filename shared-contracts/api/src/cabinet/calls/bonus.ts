import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { paging } from '../../field';
import { toBonusAccount } from '../models/bonus';
import { bonusAccount } from '../wire/bonus';

export const getBonuses = defineCall({
  id: 'personal.bonus.get',
  requirement: 'CAB-17',
  summary:
    'The bonuses of a customer: balance, card, what orders in work will bring, every change, the newest first, and the last twelve months',
  path: '/personal/bonus/get/',
  writes: false,
  query: z.object(paging(20)),
  answer: bonusAccount,
  model: toBonusAccount,
});
