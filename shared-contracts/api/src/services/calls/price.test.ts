import { lowestPrice, priceFor } from './price';

const any = { breed: '', size: '' } as const;
const haircut = {
  prices: [
    { ...any, animal: 'dog', size: 'small', price: 1500 },
    { ...any, animal: 'dog', size: 'large', price: 3500 },
    { ...any, animal: 'dog', breed: 'Пудель', price: 2800 },
    { ...any, animal: 'cat', price: 1800 },
  ],
} as const satisfies Parameters<typeof priceFor>[0];

test.each([
  ['its breed, however it is written', { animal: 'dog', breed: ' пудель', size: 'large' }, 2800],
  ['its size, for a breed that the list does not name', { animal: 'dog', breed: 'Дворняга', size: 'large' }, 3500],
  ['its animal', { animal: 'cat', breed: 'Мейн-кун', size: 'large' }, 1800],
  ['none while the size is unknown', { animal: 'dog', breed: '', size: '' }, null],
  ['none for another animal', { animal: 'other', breed: '', size: '' }, null],
] as const)('GRM-03 the price of a pet is the price of %s', (_, pet, price) => {
  expect(priceFor(haircut, pet)).toBe(price);
});

test('GRM-03 the lowest price for an animal', () => {
  expect([lowestPrice(haircut, 'dog'), lowestPrice(haircut, 'other')]).toEqual([1500, null]);
});
