import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractsPage } from './contracts-page';
import { widgetComments } from './widget-comments';

test('docs/contracts.md is up to date; if not, npm run reference', async () => {
  expect(readFileSync(join(__dirname, '../../../../docs/contracts.md'), 'utf8')).toBe(await contractsPage());
});

test('the comments of widgets and of their props are found', () => {
  const source = `
    /** Ряд карточек,
     * в одну строку. */
    export const petRow = defineWidget({
      name: 'pet-row',
      owner: 'mf-catalog',
      props: z.object({
        /** Над рядом. */
        title: z.string(),
        pets: z.array(z.string()),
      }),
    });`;
  expect(Object.fromEntries(widgetComments([source]))).toEqual({
    'pet-row': 'Ряд карточек, в одну строку.',
    'pet-row.title': 'Над рядом.',
  });
});
