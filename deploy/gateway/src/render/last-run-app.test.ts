import { LastRunApp } from './last-run-app';

test('one side reads what the other side entered, and nothing before that', () => {
  const memory = LastRunApp.memory();
  const worker = new LastRunApp(memory);
  const gateway = new LastRunApp(memory);
  expect([gateway.job, gateway.area, gateway.time]).toEqual([0, null, 0]);
  for (const [job, area] of (['shell', 'mf-catalog', 'mf-loyalty-programme'] as const).entries()) {
    worker.record(job, area, job + 0.5);
    expect([gateway.job, gateway.area, gateway.time]).toEqual([job, area, job + 0.5]);
  }
});
