import { startGateway } from './testing/start-gateway';

test('the log never contains credentials, whatever the request and its result', async () => {
  const lines: string[] = [];
  const gateway = await startGateway(
    ({ url }, response) => {
      if (url.startsWith('/broken/')) response.destroy();
      if (url.includes('is_auth')) response.setHeader('x-session-id', 'the-new-session');
      return url.startsWith('/broken/');
    },
    { LOG_LEVEL: 'debug' },
    { write: (line) => void lines.push(line) },
  );
  const headers = { authorization: 'the-session', cookie: 'ZPVDSESSID=the-session' };
  const body = '{"password":"the-password","code":"the-code"}';
  await gateway.ask('/api/personal/user/is_auth/?site=true', { headers });
  await gateway.ask('/api/personal/user/auth/', { method: 'POST', headers, body });
  await gateway.ask('/api/personal/user/confirm/the-token/', { headers });
  await gateway.ask('/api/sale/order/link/the-token/', { headers });
  await gateway.ask('/api/services/visit/link/the-token/', { headers });
  await gateway.ask('/visit/the-token/?fault=throw', { headers });
  await gateway.ask('/api/sale/Autoorder/link/the-token/', { headers });
  await gateway.ask('/auto-order/the-token/?change=skip', { headers });
  await gateway.ask('/api/unsubscribe/the-token/', { headers });
  await gateway.ask('/order/the-token/?fault=throw', { headers });
  await gateway.ask('/api/content/preview/the-token/', { headers });
  await gateway.ask('/preview/the-token/?fault=throw', { headers });
  await gateway.ask('/override/the-token/');
  await gateway.ask('/api/broken/', { method: 'POST', headers, body });
  await gateway.ask('/personal/cart/?fault=throw', { headers });
  await gateway.close();
  const written = lines.join('\n');
  expect(written).toContain('/api/personal/user/auth/');
  expect(written).toContain('the back end did not answer');
  expect(written).toContain('the document failed');
  expect(written).not.toMatch(/the-(new-)?session|the-password|the-code|the-token/);
}, 30_000);
