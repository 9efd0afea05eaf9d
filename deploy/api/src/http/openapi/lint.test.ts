import { createConfig, lintFromString } from '@redocly/openapi-core';
import { routes } from '../../modules';
import { openApi } from './document';

test('the document passes the strict rules of redocly', async () => {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: {
      // Every path of the specification ends with a slash.
      'no-path-trailing-slash': 'off',
    },
  });
  const problems = await lintFromString({ source: JSON.stringify(openApi(routes)), config });
  expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([]);
});
