import type { getMobileApp } from '@zapovednik/api/content/calls/mobile-app';
import type * as z from 'zod/mini';
import { drawQr } from '../../base/draw-qr';
import type { Context } from '../../http/context';

/** The stores of the application. */
const places = {
  google_play: 'https://play.google.com/store/apps/details?id=ru.zapovednik.shop',
  app_store: 'https://apps.apple.com/ru/app/id6450000001',
  vk: 'https://vk.com/zapovednik_shop',
};

/** The stores of the application, and a QR code that leads a phone to them (CON-27). */
export async function mobileApp({ origin }: Context): Promise<z.input<typeof getMobileApp.answer>> {
  const { SIZE: size, PATH: path } = drawQr(`${origin}/mobile-app/open/`);
  return { ...places, qr: { size, path } };
}
