import { quickTests } from './stages';

const wordsOf = (since: string | null) => quickTests(since).map(({ command }) => command.slice(3));

test('the quick tests are those of what has changed, and the boundaries always', () => {
  const [changed, boundaries] = wordsOf('1234567890abcdef');
  expect(changed).toContain('--changedSince=1234567890abcdef');
  expect(boundaries).toEqual(['--selectProjects=deploy', '--testPathPatterns=/e2e/boundaries/']);
});

test('where nothing is known of the main line they are those of everything', () => {
  const [all] = wordsOf(null);
  expect(all?.join(' ')).not.toContain('--changedSince');
});
