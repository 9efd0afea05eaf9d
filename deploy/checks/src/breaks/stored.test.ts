import { locate } from './stored';

const stored = { row: 'PRD-04', file: 'mf-catalog/src/way.tsx', before: '<Way />', after: '' };
const tests = ['mf-catalog/src/way.test.tsx', 'deploy/api/src/modules/offers/delivery-messages.test.ts'];

test('a stored break is found in today’s source, and tested where its package is', () => {
  expect(locate(stored, 'return <Way />;', tests)).toMatchObject({
    start: 7,
    end: 14,
    text: '',
    rows: ['PRD-04'],
    tests: ['mf-catalog/src/way.test.tsx'],
  });
});

test.each([
  ['not any more', 'return null;', 'contains 0 times'],
  ['more than once', '<Way /><Way />', 'contains 2 times'],
])('a stored break whose code is there %s is an error that names it', (_, source, message) => {
  expect(() => locate(stored, source, tests)).toThrow(`mf-catalog/src/way.tsx ${message}`);
  expect(() => locate(stored, source, tests)).toThrow('PRD-04');
});

test('a stored break that no test can notice is an error', () => {
  expect(() => locate(stored, '<Way />', ['mf-cabinet/src/way.test.tsx'])).toThrow(
    'No unit test with PRD-04 in its title',
  );
});
