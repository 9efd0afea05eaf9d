import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toProductDetail } from '@zapovednik/api/catalog/models/product-detail';
import type { ProductDetailAnswer } from '@zapovednik/api/catalog/wire/product-detail';
import { buyRegularly } from '@zapovednik/areas/cabinet/commands';
import { createTestApp, fixtures, renderWithApp } from '@zapovednik/testing';
import { RegularButton } from './regular-button';

function show(changes: Partial<ProductDetailAnswer> = {}, city: Parameters<typeof fixtures.city>[0] = { IS_RC: 'Да' }) {
  const app = createTestApp({ city: fixtures.city(city) });
  const begin = jest.fn(async () => ({}));
  app.command(buyRegularly, begin);
  renderWithApp(<RegularButton product={toProductDetail(fixtures.productDetail(changes))} pieces={6} />, { app });
  return begin;
}
const button = () => screen.queryByRole('button', { name: 'Покупать регулярно' });

test('CAB-22 API-102 «Покупать регулярно» opens the choice of an interval for the chosen pieces', async () => {
  const begin = show({ quantity: 6 });
  const { id, name } = fixtures.productDetail();
  await userEvent.click(screen.getByRole('button', { name: 'Покупать регулярно' }));
  expect(begin).toHaveBeenCalledWith({ productId: id, quantity: 6, name, price: 1200 });
});

test('CAB-09 it is not offered outside regional centres, for too little stock, or for merchandise', () => {
  show({ quantity: 6 }, { IS_RC: 'Нет' });
  expect(button()).not.toBeInTheDocument();
  show({ quantity: 5 });
  expect(button()).not.toBeInTheDocument();
  const merchandise = { name: 'Мерч', code: 'merchandise', value: 'Y' as const, sort: 900 };
  show({ quantity: 6, properties: fixtures.properties({ merchandise }) });
  expect(button()).not.toBeInTheDocument();
});
