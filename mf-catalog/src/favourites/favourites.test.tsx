import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addFavourite, deleteFavourite, getFavourites } from '@zapovednik/api/catalog/calls/favourites';
import { openSignIn } from '@zapovednik/areas/cabinet/commands';
import { favouritesAtom } from '@zapovednik/areas/catalog/atoms';
import { toggleFavourite } from '@zapovednik/areas/catalog/commands';
import { favouriteToggled } from '@zapovednik/areas/catalog/events';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { showNotification } from '@zapovednik/areas/shell/commands';
import { sessionChanged } from '@zapovednik/areas/shell/events';
import { createTestApp, fakeClock, fixtures, renderWithApp, type TestApp } from '@zapovednik/testing';
import { FavouriteHeart } from './favourite-heart';
import { startFavourites } from './start-favourites';

beforeEach(() => localStorage.clear());

function open(status: 'anonymous' | 'authorized', report?: Parameters<typeof createTestApp>[0]) {
  const app = createTestApp(report);
  app.write(sessionAtom, { ...app.atom(sessionAtom).get(), status });
  app.backEnd.answer(addFavourite, ({ productId }) => [Number(productId)]);
  app.backEnd.answer(deleteFavourite, []);
  app.backEnd.answer(getFavourites, []);
  const signIn = jest.fn(async () => ({ authorized: false }));
  const notify = jest.fn(async () => ({}));
  app.command(openSignIn, signIn);
  app.command(showNotification, notify);
  app.bus.answer(startFavourites(app));
  renderWithApp(<FavouriteHeart productId={1234} name="Корм" />, { app });
  return { app, signIn, notify };
}

const heart = () => screen.getByRole('button', { name: 'В избранное: Корм' });

function signIn(app: TestApp) {
  act(() => {
    app.write(sessionAtom, { ...app.atom(sessionAtom).get(), status: 'authorized' });
    app.bus.emit(sessionChanged, { authorized: true });
  });
}

test('FAV-05 the heart of a signed-in customer adds and removes, and other areas get the event (FAV-07)', async () => {
  const { app } = open('authorized');
  const listener = jest.fn();
  app.bus.on(favouriteToggled, listener);
  await userEvent.click(heart());
  expect(heart()).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(listener).toHaveBeenCalledWith({ productId: 1234, favourite: true }));
  await userEvent.click(heart());
  expect(heart()).toHaveAttribute('aria-pressed', 'false');
  await waitFor(() => expect(listener).toHaveBeenCalledWith({ productId: 1234, favourite: false }));
});

test('FAV-07 a heart that another app has toggled changes here; an unchanged state reads nothing', async () => {
  const { app } = open('authorized');
  app.backEnd.answer(getFavourites, [{ UF_PRODUCT: 1234, product: fixtures.listItem() }]);
  act(() => app.bus.emit(favouriteToggled, { productId: 1234, favourite: true }));
  await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
  expect(app.backEnd.asked.map(({ id }) => id)).toEqual([getFavourites.id]);
  act(() => app.bus.emit(favouriteToggled, { productId: 1234, favourite: true }));
  await userEvent.click(heart());
  await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'false'));
  expect(app.backEnd.asked.map(({ id }) => id)).toEqual([getFavourites.id, deleteFavourite.id]);
});

test('FAV-02 FAV-07 for an anonymous visitor no event reads favourites', async () => {
  const { app } = open('anonymous');
  act(() => app.bus.emit(favouriteToggled, { productId: 1234, favourite: true }));
  expect(heart()).toHaveAttribute('aria-pressed', 'false');
  expect(app.backEnd.asked).toEqual([]);
});

test('FAV-06 a heart that the server rejects is restored, and «Возникла ошибка» is shown', async () => {
  const { app, notify } = open('authorized', { report: () => {} });
  app.backEnd.fail(addFavourite);
  await userEvent.click(heart());
  await waitFor(() => expect(notify).toHaveBeenCalledWith({ kind: 'error' }));
  expect(heart()).toHaveAttribute('aria-pressed', 'false');
});

test('FAV-03 FAV-04 the heart of an anonymous visitor waits for sign-in and is added then', async () => {
  const { app, signIn: modal } = open('anonymous');
  await userEvent.click(heart());
  await waitFor(() => expect(modal).toHaveBeenCalled());
  expect(heart()).toHaveAttribute('aria-pressed', 'false');
  signIn(app);
  await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
  expect(localStorage).toHaveLength(0);
});

test('FAV-04 it is also added when sign-in was a separate page', async () => {
  open('anonymous');
  await userEvent.click(heart());
  await waitFor(() => expect(localStorage).toHaveLength(1));
  const { app } = open('authorized');
  await waitFor(() => expect(app.atom(favouritesAtom).get()).toEqual([1234]));
});

/** A response that arrives when the test resolves it. */
function delayed<T>(answer: T) {
  let send = () => {};
  const sent = new Promise<T>((resolve) => {
    send = () => resolve(answer);
  });
  return { sent, send };
}

test('FAV-04 the waiting heart shows at once, and a list that was requested earlier does not remove it', async () => {
  const { app } = open('anonymous');
  const list = delayed([]);
  const added = delayed([1234]);
  app.backEnd.answer(getFavourites, () => list.sent);
  app.backEnd.answer(addFavourite, () => added.sent);
  await userEvent.click(heart());
  signIn(app);
  await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
  added.send();
  await act(async () => list.send());
  expect(heart()).toHaveAttribute('aria-pressed', 'true');
  expect(app.atom(favouritesAtom).get()).toEqual([1234]);
});

test('FAV-05 hearts that are pressed in quick succession stay as they were pressed', async () => {
  const { app } = open('authorized');
  const first = delayed([1234]);
  app.backEnd.answer(addFavourite, ({ productId }) => (Number(productId) === 1234 ? first.sent : [1234, 5678]));
  await userEvent.click(heart());
  const second = app.bus.run(toggleFavourite, { productId: 5678 });
  await waitFor(() => expect(new Set(app.atom(favouritesAtom).get())).toEqual(new Set([1234, 5678])));
  first.send();
  await second;
  expect(new Set(app.atom(favouritesAtom).get())).toEqual(new Set([1234, 5678]));
  expect(app.backEnd.asked.map(({ input }) => input)).toEqual([{ productId: 1234 }, { productId: 5678 }]);
});

test('FAV-02 responses that arrive after sign-out are not shown', async () => {
  const { app } = open('authorized');
  const added = delayed([1234]);
  app.backEnd.answer(addFavourite, () => added.sent);
  await userEvent.click(heart());
  act(() => app.bus.emit(sessionChanged, { authorized: false }));
  await act(async () => added.send());
  expect(app.atom(favouritesAtom).get()).toBeNull();
});

test('FAV-10 after an hour the waiting product is forgotten', async () => {
  const { pass, user } = fakeClock();
  const { app } = open('anonymous');
  await user.click(heart());
  await pass(60 * 60_000);
  signIn(app);
  await pass(1);
  expect(heart()).toHaveAttribute('aria-pressed', 'false');
  expect(app.backEnd.asked.map(({ id }) => id)).not.toContain(addFavourite.id);
});

test('FAV-02 favourites are read at sign-in and removed at sign-out; for an anonymous visitor none are read', async () => {
  const { app } = open('anonymous');
  app.backEnd.answer(getFavourites, [{ UF_PRODUCT: 1234, product: fixtures.listItem() }]);
  expect(app.backEnd.asked).toEqual([]);
  signIn(app);
  await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
  act(() => app.bus.emit(sessionChanged, { authorized: false }));
  expect(heart()).toHaveAttribute('aria-pressed', 'false');
});
