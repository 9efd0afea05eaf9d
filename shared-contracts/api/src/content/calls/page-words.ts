import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { MAX_AGE } from './publication';

/** The pages whose words editors may replace, by the last segment of their address, with their headings. */
export const editablePages = {
  'bonus-program': 'Бонусная программа',
  'bonus-program-pervouralsk': 'Бонусная программа в Первоуральске',
  'bonusnaya-programma': 'Бонусы на сайте',
  'bonusnaya-programma-magazinov': 'Бонусная программа магазинов',
  payment: 'Оплата',
  'pet-appeared': 'У меня появился питомец',
  'repeat-bonus': 'Бонусы уже начислены',
  'spasibo-za-registratsiyu': 'Спасибо за регистрацию!',
  suppliers: 'Возврат и обмен',
} as const;
export type EditablePage = keyof typeof editablePages;

const names = new Set(Object.keys(editablePages));
/** Whether editors may replace the words of the page with this code. */
export const isEditablePage = (code: string): code is EditablePage => names.has(code);

const pageWords = z.object({
  lead: z.string(),
  /** HTML by our editors. */
  body: z.string(),
});
export type PageWords = z.infer<typeof pageWords>;

export const getPageWords = defineCall({
  id: 'content.page.getWords',
  requirement: 'CON-26',
  summary: 'The words that editors gave a page; null: it has those of its code',
  path: '/content/page/get_words/{code}/',
  writes: false,
  maxAge: MAX_AGE,
  params: z.object({ code: z.string().check(z.refine(isEditablePage, 'Неизвестная страница')) }),
  answer: z.nullable(pageWords),
});
