import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { link } from '../../field';

export const getMobileApp = defineCall({
  id: 'content.mobileApp.get',
  requirement: 'CON-27',
  summary: 'Where the application is, and a QR code that leads a phone to it',
  path: '/content/mobile_app/get/',
  writes: false,
  maxAge: 300,
  answer: z.object({
    google_play: link,
    app_store: link,
    vk: link,
    /** The number of modules on each side, and the dark modules as an SVG path. */
    qr: z.object({ size: z.int(), path: z.string() }),
  }),
  model: ({ google_play, app_store, vk, qr }) => ({ googlePlay: google_play, appStore: app_store, vk, qr }),
});
