import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getPets } from '@zapovednik/api/cabinet/calls/pet';
import { sessionAtom, unknownSession } from '@zapovednik/areas/shell/atoms';
import { createTestApp, fixtures, renderWithApp } from '@zapovednik/testing';
import { PetListDialog } from './pet-list-dialog';

function show() {
  const app = createTestApp({ report: () => {} });
  app.write(sessionAtom, { ...unknownSession, status: 'authorized', userId: 7 });
  app.backEnd.answer(getPets, [
    fixtures.pet(),
    fixtures.pet({ id: 32, name: 'Мурка', animal_name: 'Кошка', age: null }),
  ]);
  const onClose = jest.fn();
  renderWithApp(<PetListDialog chosen={31} onClose={onClose} />, { app });
  return { onClose };
}

test('CAB-26 the list of pets is a dialog: the chosen one is marked, another can be chosen', async () => {
  const { onClose } = show();
  const dialog = within(await screen.findByRole('dialog', { name: 'Для кого подобрать товары' }));
  expect(await dialog.findByRole('button', { name: /Рекс/, pressed: true })).toHaveTextContent(
    'Собака, 2 года 3 месяца',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Мурка Кошка' }));
  expect(onClose).toHaveBeenCalledWith(32);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('CAB-26 the list closes without a choice', async () => {
  const { onClose } = show();
  await screen.findByRole('button', { name: /Рекс/ });
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledWith(null);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
