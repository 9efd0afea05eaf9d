import { ServerErrors } from './server-errors';

const said: string[] = [];
const errors = new ServerErrors({
  area: 'mf-content',
  readStack: (stack) => stack.replace('index.cjs:1:2', 'src/page.tsx:3:7'),
  onError: (text) => said.push(text),
});
const fault = { area: 'mf-content', message: 'Сломано', stack: 'Error: Сломано\n at index.cjs:1:2' };

test('an error of a page is kept by its path, mapped and said, until the next build', () => {
  errors.readLine('not JSON');
  errors.readLine(JSON.stringify({ level: 50, path: '/late/', msg: 'a loader was slow' }));
  expect(said).toEqual([]);
  errors.readLine(JSON.stringify({ level: 50, path: '/about/', fault }));
  expect(errors.of('/about/')).toBe('Error: Сломано\n at src/page.tsx:3:7');
  expect(errors.of('/faq/')).toBeNull();
  expect(said.join()).toContain('/about/ на сервере (mf-content): Error: Сломано');
  errors.clear();
  expect(errors.of('/about/')).toBeNull();
});

test('what the code of the area has thrown is kept apart: not other areas, and nothing without a place', () => {
  const path = '/about/';
  errors.readLine(JSON.stringify({ path, fault: { ...fault, area: 'mf-catalog' } }));
  errors.readLine(JSON.stringify({ path, fault: { ...fault, stack: 'Error: not ready within 400 ms' } }));
  expect(errors.inSources(path)).toBeNull();
  errors.readLine(JSON.stringify({ path, fault }));
  expect(errors.inSources(path)).toBe('Error: Сломано\n at src/page.tsx:3:7');
  errors.clear();
  expect(errors.inSources(path)).toBeNull();
});
