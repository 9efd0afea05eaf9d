import { screen } from '@testing-library/react';
import { hydrateFromServer } from '@zapovednik/testing';
import { CompareSlot, lateParts } from './slots';

afterEach(() => lateParts.set(null));

/** A user action before hydration loads the late parts before React has started. */
test('a visitor who moves before the page is hydrated keeps the server’s page, and gets what comes later', async () => {
  const Compare = ({ name }: { name: string }) => <button type="button">Сравнить: {name}</button>;
  const { container, fromServer, problems } = await hydrateFromServer(
    <main>
      <CompareSlot productId={7} code="korm" name="Корм" />
      <p>Корм</p>
    </main>,
    () => lateParts.set({ Compare, Viewed: () => null, ForPet: () => null, OnProduct: null }),
  );
  expect(problems).toEqual([]);
  expect(container.firstElementChild).toBe(fromServer);
  expect(screen.getByRole('button', { name: 'Сравнить: Корм' })).toBeVisible();
});
