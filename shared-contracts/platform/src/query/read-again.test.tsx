import { optimistic, QueryClient, runWrite } from '.';

test('without a connection a failed write fails at once: it does not wait until its data can be read again', async () => {
  const client = new QueryClient();
  client.mount();
  window.dispatchEvent(new Event('offline'));
  const query = { queryKey: ['basket'], queryFn: () => Promise.reject(new Error('offline')) };
  const write = { patch: (data: string) => data, send: () => Promise.reject(new Error('lost')) };
  await expect(runWrite(client, optimistic<string>(query), write)).rejects.toThrow('lost');
  window.dispatchEvent(new Event('online'));
  client.unmount();
});
