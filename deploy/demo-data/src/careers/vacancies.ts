import * as z from 'zod/mini';
import { readData } from '../reading/read-data';
import { inOrder } from '../reading/sort';

const texts = z.array(z.string());
const vacancy = z.strictObject({
  code: z.string(),
  title: z.string(),
  department: z.string(),
  lead: z.string(),
  duties: texts,
  expects: texts,
  offers: texts,
  picture: z.string(),
});

/** The kinds of work in the chain. Their order determines their ids. */
export const vacancies = inOrder(readData('careers/vacancies.json', z.array(vacancy))).map((row, index) => ({
  id: index + 1,
  ...row,
}));
