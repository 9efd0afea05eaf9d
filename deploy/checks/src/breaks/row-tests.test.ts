import { canReach, projectOf, rowsOfTests } from './row-tests';

test('titles of tests, groups and tables of tests name rows; other texts do not', () => {
  const source = `
    // LAY-01
    describe('LAY-02 a group', () => { test('LAY-03 LAY-04 a test', () => expect('LAY-05').toBe(1)); });
    test.each([['LAY-06']])('LAY-07 %s', () => {});
    test(\`LAY-08 to LAY-10 \${name}\`, () => {});`;
  expect([...rowsOfTests(source)]).toEqual(['LAY-02', 'LAY-03', 'LAY-04', 'LAY-07', 'LAY-08', 'LAY-09', 'LAY-10']);
});

test.each([
  ['mf-catalog/src/a.test.tsx', 'mf-catalog', true],
  ['deploy/api/src/a.test.ts', 'api', false],
  ['e2e/hostile/a.test.ts', 'api', false],
  ['deploy/gateway/src/a.test.ts', 'deploy', false],
  ['shared-contracts/ui/src/a.test.ts', 'contracts', false],
])('%s runs in the project %s', (file, project, reachesCatalogue) => {
  expect(projectOf(file)).toBe(project);
  expect(canReach(file, 'mf-catalog/src/b.ts')).toBe(reachesCatalogue);
  expect(canReach(file, 'shared-contracts/ui/src/b.ts')).toBe(true);
});
