import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getPets } from '@zapovednik/api/cabinet/calls/pet';
import type { PetAnswer } from '@zapovednik/api/cabinet/wire/pet';
import { toProductDetail } from '@zapovednik/api/catalog/models/product-detail';
import type { ProductDetailAnswer } from '@zapovednik/api/catalog/wire/product-detail';
import { choosePet } from '@zapovednik/areas/cabinet/commands';
import { petsQuery } from '@zapovednik/areas/cabinet/queries/pets';
import { sessionAtom, unknownSession } from '@zapovednik/areas/shell/atoms';
import { createTestApp, fixtures, renderWithApp } from '@zapovednik/testing';
import { ForCustomersPet } from './for-customers-pet';

const forDogs = { section_unique_code: 'tovary_dlya_sobak/korm' };
const property = (value: string) => ({ name: 'Для кого', code: 'for', value, sort: 1 });

function show(pets: PetAnswer[], product: Partial<ProductDetailAnswer> = forDogs) {
  const app = createTestApp({ report: () => {} });
  app.write(sessionAtom, { ...unknownSession, status: 'authorized', userId: 7 });
  app.backEnd.answer(getPets, pets);
  renderWithApp(<ForCustomersPet product={toProductDetail(fixtures.productDetail(product))} />, { app });
  return app;
}
const ask = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const said = async () => (await screen.findByText('Рекс')).closest('p')?.textContent;

test('CAB-26 PET-05 a product that says all that is known of the pet fits, and more of them are a press away', async () => {
  show([fixtures.pet()], { ...forDogs, show_properties: [property('Взрослые'), property('Мелкие, Средние')] });
  await ask('Подойдёт питомцу? Рекс');
  expect(await said()).toMatch(/^Рекс: подойдёт \(взрослые, мелкие\)/);
  expect(screen.getByRole('link')).toHaveAttribute(
    'href',
    '/catalog/tovary_dlya_sobak/filter/vozrast-is-vzroslye/apply/',
  );
});

test.each([
  [
    'the right animal, but not all that is known of the pet',
    { ...forDogs, show_properties: [property('Щенки')] },
    /Точнее всего/,
  ],
  ['another animal', { section_unique_code: 'tovary_dlya_koshek/korm' }, /не из его разделов/],
  ['a section whose name only begins alike', { section_unique_code: 'tovary_dlya_sobak_i_koshek' }, /не из его/],
])('PET-05 %s', async (_, product, answer) => {
  show([fixtures.pet()], product);
  await ask('Подойдёт питомцу? Рекс');
  expect(await said()).toMatch(answer);
});

test('CAB-26 of several pets one is chosen in the list', async () => {
  const app = show([fixtures.pet(), fixtures.pet({ id: 32, name: 'Мурка', sections: [] })]);
  const choose = jest.fn(async () => ({ petId: 32 }));
  app.command(choosePet, choose);
  await ask('Подойдёт питомцу?');
  expect(await screen.findByText(/проверьте состав и размер/)).toHaveTextContent('Мурка');
  await ask('Спросить о другом питомце');
  expect(choose).toHaveBeenLastCalledWith({ chosen: 32 });
});

test('CAB-26 without pets, and for a guest, nothing is shown, and a guest is not asked about', async () => {
  const app = createTestApp();
  app.write(sessionAtom, { ...unknownSession, status: 'anonymous' });
  renderWithApp(<ForCustomersPet product={toProductDetail(fixtures.productDetail())} />, { app });
  expect(app.backEnd.asked).toEqual([]);
  const customer = show([]);
  await waitFor(() => expect(customer.query.getQueryData(petsQuery(customer, 7).queryKey)).toEqual([]));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
