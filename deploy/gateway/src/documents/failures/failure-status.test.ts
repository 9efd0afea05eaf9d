import { ApiError } from '@zapovednik/platform/client';
import { RenderRefused } from '../../render/render-queue';
import { RenderStopped } from '../../render/render-stopped';
import { startGateway } from '../../testing/start-gateway';
import { failureStatusOf } from './failure-status';

test.each([
  ['a render that waited in vain', new RenderStopped('shell', 'waiting'), 503],
  ['a render without end', new RenderStopped('shell', 'late'), 503],
  ['too many that wait before', new RenderRefused('full'), 503],
  ['a back end that is away', new ApiError('test', 'unreachable', 0, null), 503],
  ['a back end that is late', new ApiError('test', 'late', 0, null), 503],
  ['a back end that refused', new ApiError('test', 'answered', 503, null), 503],
  ['an answer that breaks the contract', new ApiError('test', 'broken', 200, null), 500],
  ['an error of ours', new TypeError('x is undefined'), 500],
])('a visit that gets no page because of %s is answered with %i', (_, error, status) => {
  expect(failureStatusOf(error)).toEqual({ status, retryAfter: status === 503 ? 10 : null });
});

test('CIT-19 a gateway that starts without its back end says so, and works when the back end is up', async () => {
  let works = false;
  const gateway = await startGateway((_, response) => {
    if (!works) response.destroy();
    return !works;
  });
  const { status, headers, text } = await gateway.ask('/');
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '10', 'no-store']);
  expect(text).toContain('Магазин временно недоступен');
  expect(text).toContain('Попробовать ещё раз');
  works = true;
  expect((await gateway.ask('/')).status).toBe(200);
  await gateway.close();
});

test('a page that the shell answers with 503 says when to try again', async () => {
  const gateway = await startGateway();
  const { status, headers } = await gateway.ask('/catalog/?fault=unavailable');
  expect([status, headers['retry-after']]).toEqual([503, '10']);
  await gateway.close();
});
