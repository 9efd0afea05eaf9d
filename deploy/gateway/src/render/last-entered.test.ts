import { AREAS } from 'shared-contracts/routes';
import { LastEntered } from './last-entered';

test('what one side enters the other side reads, and nothing before', () => {
  const memory = LastEntered.memory();
  const worker = new LastEntered(memory);
  const gateway = new LastEntered(memory);
  expect(gateway.area).toBeNull();
  for (const area of ['shell', ...AREAS] as const) {
    worker.enter(area);
    expect(gateway.area).toBe(area);
  }
});
