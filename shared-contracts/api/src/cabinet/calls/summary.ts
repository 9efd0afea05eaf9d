import { defineCall } from '../../call';
import { toPersonalSummary } from '../models/summary';
import { personalSummary } from '../wire/summary';

export const getPersonalSummary = defineCall({
  id: 'personal.summary.get',
  requirement: 'CAB-13',
  summary:
    'What the cabinet of a customer shows first: orders in work, bonuses, the next auto-order, counts for the menu',
  path: '/personal/summary/get/',
  writes: false,
  answer: personalSummary,
  model: toPersonalSummary,
});
