import { LastRunApp } from './last-run-app';

test('one side reads what the other side entered, and nothing before that', () => {
  const memory = LastRunApp.memory();
  const worker = new LastRunApp(memory);
  const gateway = new LastRunApp(memory);
  expect([gateway.job, gateway.area]).toEqual([0, null]);
  for (const [job, area] of (['shell', 'mf-catalog', 'mf-loyalty-programme'] as const).entries()) {
    worker.record(job, area);
    expect([gateway.job, gateway.area]).toEqual([job, area]);
  }
});
