import { cacheAnswer, QueryClient } from '.';

test('a read that began before a write does not bring the old state back', async () => {
  const client = new QueryClient();
  const queryKey = ['auto-order', 7];
  client.setQueryData(queryKey, 'paused');
  let answer = (_: string) => {};
  const read = client
    .fetchQuery({ queryKey, staleTime: 0, queryFn: () => new Promise<string>((resolve) => (answer = resolve)) })
    .catch(() => 'ended');
  cacheAnswer(client, { queryKey }, 'resumed');
  answer('paused');
  await read;
  expect(client.getQueryData(queryKey)).toBe('resumed');
});
