import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { toPreview } from '../models/preview';
import { preview } from '../wire/preview';

export const getPreview = defineCall({
  id: 'content.preview.get',
  requirement: 'CON-26',
  summary: 'A draft of the editors by its signed link, which expires; a forged or old link does not exist',
  path: '/content/preview/{token}/',
  writes: false,
  fails: [404],
  params: z.object({ token: z.string().check(z.regex(/^[\w-]{1,80}$/, 'Неверная ссылка')) }),
  answer: preview,
  model: toPreview,
});
