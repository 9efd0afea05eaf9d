import { ServerErrors } from './server-errors';

const said: string[] = [];
const errors = new ServerErrors({ readStack: (stack) => `mapped ${stack}`, onError: (text) => said.push(text) });
const fault = { area: 'mf-content', message: 'Сломано', stack: 'Error: Сломано\n at index.cjs:1:2' };

test('an error of a page is kept by its path, mapped and said, until the next build', () => {
  errors.readLine('not JSON');
  errors.readLine(JSON.stringify({ level: 50, path: '/late/', msg: 'a loader was slow' }));
  expect(said).toEqual([]);
  errors.readLine(JSON.stringify({ level: 50, path: '/about/', fault }));
  expect(errors.of('/about/')).toBe('mapped Error: Сломано\n at index.cjs:1:2');
  expect(errors.of('/faq/')).toBeNull();
  expect(said.join()).toContain('/about/ на сервере (mf-content): mapped Error: Сломано');
  errors.clear();
  expect(errors.of('/about/')).toBeNull();
});
