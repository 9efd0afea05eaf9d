import { refused } from './lint';

test('no object of a request has a getter in its literal, so requests are gone with the next collection of new objects', async () => {
  const getter = `export const f = (request: Request) => ({\n  get address() {\n    return request.ip;\n  },\n});\n`;
  const files = [
    ['deploy/gateway/src/documents/asker.ts', getter],
    ['deploy/gateway/src/documents/a-class.ts', `export class A {\n  get address() {\n    return 'one';\n  }\n}\n`],
    ['deploy/gateway/src/documents/asker.test.ts', getter],
    ['deploy/api/src/http/asker.ts', getter],
  ] as const;
  expect([...(await refused('plugin', files))].sort()).toEqual([
    'deploy/api/src/http/asker.ts',
    'deploy/gateway/src/documents/asker.ts',
  ]);
});
