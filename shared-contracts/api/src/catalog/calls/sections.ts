import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { toSection } from '../models/section';
import { section } from '../wire/section';

export const getSections = defineCall({
  id: 'catalog.section.getAll',
  requirement: 'API-02',
  summary: 'All sections as a tree',
  path: '/catalog/section/getall/',
  writes: false,
  maxAge: 300,
  answer: z.array(section),
  model: (sections) => sections.map(toSection),
});
