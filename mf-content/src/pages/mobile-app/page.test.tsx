import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMobileApp } from '@zapovednik/api/content/calls/mobile-app';
import { chatEvent } from '@zapovednik/api/shell/calls/tracking';
import { renderArea } from '@zapovednik/testing';
import area from '../../area';
import { contentApp, requestsOf } from '../../testing/content';

test('CON-27 every press of a place of the application is counted; a failure does not hold the visitor', async () => {
  const report = jest.fn();
  const app = contentApp({ report });
  app.backEnd.answer(chatEvent, { done: true });
  await renderArea(area, '/mobile-app/', { app });
  expect(screen.getByRole('img', { name: 'QR-код приложения' })).toBeInTheDocument();
  for (const name of [/Google Play/, /App Store/, /ВКонтакте/]) {
    const place = screen.getByRole('link', { name });
    expect(place).toHaveAttribute('href', expect.stringMatching(/^https:/));
    await userEvent.click(place);
  }
  expect(requestsOf(app, chatEvent)).toEqual([
    { event: 'gotoGooglePlay' },
    { event: 'gotoAppStore' },
    { event: 'gotoVk' },
  ]);
  app.backEnd.fail(chatEvent);
  await userEvent.click(screen.getByRole('link', { name: /ВКонтакте/ }));
  expect(report).toHaveBeenCalledWith(expect.any(Error), expect.objectContaining({ name: 'gotoVk' }));
});

test('without the places of the application the page still tells how to put the site on the screen', async () => {
  const app = contentApp({ report: jest.fn() });
  app.backEnd.fail(getMobileApp);
  await renderArea(area, '/mobile-app/', { app });
  expect(screen.getByRole('heading', { name: 'Как поставить сайт на экран' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Где скачать' })).not.toBeInTheDocument();
});
