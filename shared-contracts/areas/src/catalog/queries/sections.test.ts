import { getSections } from '@zapovednik/api/catalog/calls/sections';
import { createTestApp, fixtures } from '@zapovednik/testing';
import { sectionsQuery } from './sections';

test('in a tab that an earlier release filled, this one reads its own tree and leaves the earlier one as it is', async () => {
  const app = createTestApp();
  app.backEnd.answer(getSections, [fixtures.section()]);
  const earlier = [{ id: 1, name: 'Товары для собак', seo: { page_title: 'Товары для собак' }, children: [] }];
  app.query.setQueryData(['sections@2'], earlier);
  const [section] = await app.query.fetchQuery(sectionsQuery(app));
  expect(section?.heading).toBe('Товары для собак');
  expect(app.backEnd.asked).toHaveLength(1);
  expect(app.query.getQueryData(['sections@2'])).toBe(earlier);
  app.query.clear();
});
