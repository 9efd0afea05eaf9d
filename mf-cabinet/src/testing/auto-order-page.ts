import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getAutoOrder } from '@zapovednik/api/cabinet/calls/own-auto-order';
import { getPurchased } from '@zapovednik/api/cabinet/calls/purchased';
import type { OwnAutoOrderAnswer } from '@zapovednik/api/cabinet/wire/own-auto-order';
import { renderArea } from '@zapovednik/testing';
import area from '../area';
import { customerApp, ownAutoOrder } from './auto-order';

export const autoOrderPath = '/cabinet/auto-orders/100001/';

/** Opens the page of an auto-order of a customer without other purchases. */
export async function openAutoOrder(changes: Partial<OwnAutoOrderAnswer> = {}, url = autoOrderPath) {
  const app = customerApp({ report: () => {} });
  app.backEnd.answer(getAutoOrder, ownAutoOrder(changes));
  app.backEnd.answer(getPurchased, { products: [], pageCount: 0, productCount: 0, page: 1 });
  return renderArea(area, url, { app });
}

/** Presses a button of the page. */
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

/** What is in an open dialog. */
export const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
