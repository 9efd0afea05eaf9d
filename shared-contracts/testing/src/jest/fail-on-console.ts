/**
 * A test fails on every unexpected warning or error, so that React's warnings are noticed.
 * A test that expects one mocks it: `const error = jest.spyOn(console, 'error').mockImplementation(() => {})`.
 */
import { format } from 'node:util';

const unexpected: string[] = [];

for (const method of ['error', 'warn'] as const) {
  Reflect.set(console, method, (...what: unknown[]) => {
    unexpected.push(`console.${method}: ${format(...what)}`);
  });
}

afterEach(() => {
  const messages = unexpected.splice(0);
  if (messages.length > 0) throw new Error(`Unexpected output in the console:\n\n${messages.join('\n\n')}`);
});
