import * as z from 'zod/mini';
import { defineCall } from '../../call';

export const getContentVersion = defineCall({
  id: 'content.version.get',
  requirement: 'CON-01',
  summary: 'A mark of what editors have published: another one after each edition, and when the time of a text comes',
  path: '/content/version/',
  writes: false,
  maxAge: 1,
  answer: z.string().check(z.minLength(1)),
});
