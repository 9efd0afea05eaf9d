import { setTimeout as pause } from 'node:timers/promises';
import { RunningServices } from './running-services';

class Exited extends Error {}

/** A shop whose start fails while a service runs. The service needs a moment to end. */
function failingShop() {
  const log: string[] = [];
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  jest.spyOn(process, 'exit').mockImplementation((code) => {
    log.push(`exit ${code}`);
    throw new Exited();
  });
  const stop = async () => {
    await pause(50);
    log.push('service ended');
  };
  const services = new RunningServices();
  const ended = services.run(async () => {
    await services.add(Promise.resolve({ stop }));
    throw new Error('the build was interrupted');
  });
  return { log, ended };
}

afterEach(() => {
  process.removeAllListeners('SIGINT');
  process.removeAllListeners('SIGTERM');
});

test('Ctrl-C that ends a process of the start first, and then reaches the shop, still waits for the services', async () => {
  const { log, ended } = failingShop();
  await pause(10);
  process.emit('SIGINT');
  await expect(ended).rejects.toThrow(Exited);
  expect(log).toEqual(['service ended', 'exit 1']);
});

test('a second Ctrl-C does not wait', async () => {
  const { log, ended } = failingShop();
  await pause(10);
  process.emit('SIGINT');
  expect(() => process.emit('SIGINT')).toThrow(Exited);
  expect(log).toEqual(['exit 0']);
  await expect(ended).rejects.toThrow(Exited);
});
