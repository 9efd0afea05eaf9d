import * as z from 'zod/mini';
import { id, picture } from '../../field';

/** A banner with a link to a page of the shop. */
export const banner = z.object({
  ID: id,
  SORT: z.int(),
  TITLE: z.string(),
  TEXT: z.string(),
  BUTTON: z.string(),
  /** A path of the shop. */
  URL: z.string().check(z.regex(/^\/(?![/\\])/, 'Ожидается путь в магазине')),
  /** The left half of its picture has few details, so text can be placed on it. */
  PICTURE: picture,
});
export type BannerAnswer = z.infer<typeof banner>;
