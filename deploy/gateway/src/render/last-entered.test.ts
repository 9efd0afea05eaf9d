import { LastEntered } from './last-entered';

test('one side reads what the other side entered, and nothing before that', () => {
  const memory = LastEntered.memory();
  const worker = new LastEntered(memory);
  const gateway = new LastEntered(memory);
  expect([gateway.job, gateway.area]).toEqual([0, null]);
  for (const [job, area] of (['shell', 'mf-catalog', 'mf-loyalty-programme'] as const).entries()) {
    worker.enter(job, area);
    expect([gateway.job, gateway.area]).toEqual([job, area]);
  }
});
