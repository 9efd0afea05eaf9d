import { catchUp } from './job';

test('after a move of the clock a job also does what a later job has caused', async () => {
  const shop = { goods: 0, told: [0] };
  const jobs = [
    { followsClock: true as const, run: async ({ goods, told }: typeof shop) => told.push(goods) },
    {
      followsClock: true as const,
      async run(own: typeof shop) {
        own.goods = 1;
      },
    },
    { run: () => Promise.reject(new Error('It does not depend on the clock')) },
  ];
  await catchUp(jobs, shop, { info: jest.fn(), warn: jest.fn(), error: jest.fn() });
  expect(shop.told).toEqual([0, 0, 1]);
});
