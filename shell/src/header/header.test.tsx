import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toCityState } from '@zapovednik/api/shell/models/city';
import { toUserSession } from '@zapovednik/api/shell/models/user';
import { searchSuggestions } from '@zapovednik/areas/catalog/widgets';
import { basketAtom, type DeliveryState, deliveryAtom, noDelivery } from '@zapovednik/areas/checkout/atoms';
import { openDelivery } from '@zapovednik/areas/checkout/commands';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { type PropsOf, provideWidget } from '@zapovednik/areas/widgets';
import { fixtures } from '@zapovednik/testing';
import { useEffect } from 'react';
import { sessionState } from '../context/session-state';
import { linkGroups } from '../links/link-groups';
import { createTestShell, openApp } from '../testing/open-app';

const header = () => within(screen.getByRole('banner'));
const group = (name: string) => header().getByText(name);

describe('delivery', () => {
  const button = () => header().getByRole('link', { name: /^(Быстр|Доставка:|Самовывоз:|Адрес)/ });
  const address = 'улица Малышева, 1';

  const says = (delivery: DeliveryState, text: string) => async () => {
    const app = createTestShell();
    app.write(deliveryAtom, delivery);
    await openApp('/about/', { app });
    expect(button()).toHaveTextContent(text);
    expect(button()).toHaveAttribute('data-delivery', delivery.state);
  };
  const toPoint: DeliveryState = { ...noDelivery, state: 'pickup', address, pointId: 7 };
  const toDoor: DeliveryState = { ...noDelivery, state: 'courier', address };

  test(
    'LAY-43 fast delivery has priority over every other choice',
    says({ ...toDoor, pointId: 7, fastPickup: true, fastCourier: true }, `Быстрая доставка: ${address}`),
  );
  test('LAY-44 fast pickup from a point', says({ ...toPoint, fastPickup: true }, `Быстрый самовывоз: ${address}`));
  test('LAY-45 a courier to an address', says(toDoor, `Доставка: ${address}`));
  test('LAY-46 pickup from a point', says(toPoint, `Самовывоз: ${address}`));
  test('LAY-47 LAY-48 nothing is chosen', says(noDelivery, 'Адрес доставки или ПВЗ'));

  test('LAY-49 the server’s text is the tooltip of the button', async () => {
    const app = createTestShell();
    await openApp('/about/', { app });
    expect(button()).not.toHaveAttribute('title');
    act(() => app.write(deliveryAtom, { ...toPoint, message: 'Самовывоз завтра' }));
    expect(button()).toHaveAttribute('title', 'Самовывоз завтра');
  });

  test('DEL-02 the button shows the press until the dialog is there', async () => {
    const app = createTestShell();
    let come = () => {};
    app.command(
      openDelivery,
      () =>
        new Promise((resolve) => {
          come = () => resolve({});
        }),
    );
    await openApp('/about/', { app });
    await userEvent.click(button());
    expect(button()).toHaveAttribute('aria-busy', 'true');
    await act(async () => come());
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
  });

  test('LAY-42 DEL-02 a press opens «Способ доставки»; before script it leads to the delivery page', async () => {
    const app = createTestShell();
    const open = jest.fn(async () => ({}));
    app.command(openDelivery, open);
    const { router } = await openApp('/about/', { app });
    expect(button()).toHaveAttribute('href', '/delivery/');
    await userEvent.click(button());
    expect(open).toHaveBeenCalledTimes(1);
    expect(router.state.location.pathname).toBe('/about/');
  });

  test('LAY-60 LAY-61 a delivery dialog that cannot be opened is reported, and a notification is shown', async () => {
    const report = jest.fn();
    const app = createTestShell({ report });
    app.command(openDelivery, () => Promise.reject(new Error('нет')));
    await openApp('/about/', { app });
    await userEvent.click(button());
    expect(await screen.findByText('Возникла ошибка')).toBeVisible();
    expect(report).toHaveBeenCalledWith(expect.any(Error), expect.objectContaining({ name: 'delivery:open' }));
  });
});

test('LAY-09 LAY-12 LAY-14 header and footer show the groups of links', async () => {
  await openApp('/about/');
  for (const name of ['Компания', 'Покупателям', 'Услуги']) expect(group(name)).toBeVisible();
  const footer = within(screen.getByRole('contentinfo'));
  for (const { title, entries } of linkGroups(toCityState(fixtures.city()))) {
    const inHeader = within(group(title).closest('details') ?? document.body);
    for (const { title: name, to } of entries) {
      expect(footer.getByRole('link', { name })).toHaveAttribute('href', to);
      expect(inHeader.getByRole('link', { name, hidden: true })).toHaveAttribute('href', to);
    }
  }
});

test('LAY-10 LAY-13 LAY-14 another city has no jobs, articles and services', async () => {
  await openApp('/about/', { app: createTestShell({ city: fixtures.perm() }) });
  expect(header().queryByText('Услуги')).not.toBeInTheDocument();
  const footer = within(screen.getByRole('contentinfo'));
  for (const name of ['Вакансии', 'Статьи', 'Груминг']) {
    expect(footer.queryByRole('link', { name })).not.toBeInTheDocument();
  }
});

test('a group opens on a press, and closes on Escape with the focus back on it', async () => {
  await openApp('/about/');
  const summary = group('Покупателям');
  await userEvent.click(summary);
  expect(summary.closest('details')).toHaveAttribute('open');
  await userEvent.keyboard('{Escape}');
  expect(summary.closest('details')).not.toHaveAttribute('open');
  expect(summary).toHaveFocus();
});

test('a group closes after a navigation by its link, and on a press outside', async () => {
  const { router } = await openApp('/about/');
  const details = group('Покупателям').closest('details');
  await userEvent.click(group('Покупателям'));
  if (details) await userEvent.click(within(details).getByRole('link', { name: 'Бренды' }));
  await screen.findByText('Страница brands');
  expect(router.state.location.pathname).toBe('/brand/');
  expect(group('Покупателям').closest('details')).not.toHaveAttribute('open');
  await userEvent.click(group('Покупателям'));
  expect(group('Покупателям').closest('details')).toHaveAttribute('open');
  await userEvent.click(screen.getByRole('main'));
  expect(group('Покупателям').closest('details')).not.toHaveAttribute('open');
});

test('ROU-99 the search is a plain form, and an empty one is not sent', async () => {
  await openApp('/about/');
  expect(screen.getByRole('search')).toHaveAttribute('action', '/search/');
  const field = screen.getByRole('searchbox');
  expect(field).toHaveAttribute('name', 'q');
  expect(field).toBeInvalid();
  await userEvent.type(field, '  ');
  expect(field).toBeInvalid();
  await userEvent.type(field, 'корм');
  expect(field).toBeValid();
});

test('the search field shows the searched text', async () => {
  await openApp('/search/?q=корм');
  expect(screen.getByRole('searchbox')).toHaveValue('корм');
});

describe('suggestions', () => {
  const field = () => screen.getByLabelText('Поиск по магазину');

  test('CAT-37 they load with the focus, and join the field that is there already', async () => {
    const Suggestions = ({ bind }: PropsOf<typeof searchSuggestions>) => {
      useEffect(() => bind({ role: 'combobox', 'aria-expanded': true }), [bind]);
      return null;
    };
    const load = jest.fn(async () => provided.lazy().then(({ Component }) => Component));
    const provided = provideWidget(searchSuggestions, { lazy: async () => ({ Component: Suggestions }) });
    await openApp('/about/', { app: { ...createTestShell(), widgets: { ready: () => undefined, load } } });
    const input = screen.getByRole('searchbox');
    expect(load).not.toHaveBeenCalled();
    await userEvent.type(input, 'корм');
    expect(await screen.findByRole('combobox', { name: 'Поиск по магазину', expanded: true })).toBe(input);
    expect(input).toHaveValue('корм');
    expect(input).toHaveFocus();
  });

  test('CAT-37 while the catalogue cannot be loaded, the search is a plain field', async () => {
    const report = jest.fn();
    const load = () => Promise.reject(new Error('нет связи'));
    const app = { ...createTestShell({ report }), widgets: { ready: () => undefined, load } };
    await openApp('/about/', { app });
    await userEvent.type(field(), 'корм');
    await waitFor(() => expect(report).toHaveBeenCalled());
    expect(screen.getByRole('searchbox')).toHaveValue('корм');
    expect(within(screen.getByRole('search')).queryByRole('button', { name: 'Повторить' })).not.toBeInTheDocument();
  });
});

test('SES-41 the account link leads to sign-in, or to the cabinet if the user is signed in', async () => {
  const { app } = await openApp('/about/');
  const personal = within(screen.getByRole('navigation', { name: 'Личное' }));
  expect(personal.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/auth/');
  act(() => app.write(sessionAtom, sessionState(toUserSession(fixtures.customer()))));
  expect(personal.getByRole('link', { name: 'Анна' })).toHaveAttribute('href', '/cabinet/personal/');
});

test('CRT-20 the cart shows count and sum', async () => {
  const { app } = await openApp('/about/');
  const personal = within(screen.getByRole('navigation', { name: 'Личное' }));
  const ready = { status: 'ready', quantities: {} } as const;
  act(() => app.write(basketAtom, { ...ready, quantity: 2, sum: 2400 }));
  expect(personal.getByRole('link', { name: /^2\s*Корзина,\s*2.400/ })).toHaveAttribute('href', '/personal/cart/');
  act(() => app.write(basketAtom, { ...ready, quantity: 5, sum: 6000 }));
  expect(personal.getByRole('link', { name: /^5\s*Корзина,\s*6.000/ })).toBeVisible();
});

test('the tabs of a phone lead to the five pages', async () => {
  await openApp('/catalog/');
  const tabs = within(screen.getByRole('navigation', { name: 'Разделы магазина' }));
  expect(tabs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Главная', '/'],
    ['Каталог', '/catalog/'],
    ['Корзина', '/personal/cart/'],
    ['Избранное', '/favorite/'],
    ['Профиль', '/auth/'],
  ]);
  expect(tabs.getByRole('link', { name: 'Каталог' })).toHaveAttribute('aria-current', 'page');
});
