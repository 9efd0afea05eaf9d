import { signInByPassword } from '@zapovednik/api/cabinet/calls/sign-in';
import { addReviewPicture } from '@zapovednik/api/catalog/calls/review-writes';
import { envelope } from '@zapovednik/api/envelope';
import { userSession } from '@zapovednik/api/shell/wire/user';
import { createApi } from '@zapovednik/platform/client';
import { blankPhoto } from 'deploy-api/testing/blank-photo';
import { EKATERINBURG, PASSWORD } from 'deploy-api/testing/small-shop';
import { readyToOrder } from '../database/place-order';

/** A shopper of the small shop, who reaches it as browsers do. */
export class Shopper {
  readonly #calls: string;
  #orders = 0;

  /** @param shop its address */
  constructor(shop: string) {
    this.#calls = `${shop}/api`;
  }

  /** Places an order, as another person each time. Rejects when it is not made. */
  async order(): Promise<void> {
    this.#orders += 1;
    const person = { phone: `8 (922) 000-01-${10 + this.#orders}`, email: `ivan-${this.#orders}@example.ru` };
    const place = await readyToOrder(this.#calls, {}, person);
    await place();
  }

  /** Uploads a photo, as a customer. When it is answered, it is in the store. */
  async upload(): Promise<void> {
    const visit = envelope.parse(await (await fetch(`${this.#calls}/personal/user/is_auth/?site=true`)).json());
    if (visit.type !== 'success') throw new Error(visit.message);
    let session = userSession.parse(visit.value).session_id;
    const api = createApi({
      root: this.#calls,
      location: () => EKATERINBURG,
      session: async () => session,
      sessionRenewed: (answer) => {
        session = userSession.parse(answer).session_id;
      },
    });
    await api(signInByPassword, { login: 'anna@example.ru', password: PASSWORD });
    await api(addReviewPicture, { file: (await blankPhoto()).toString('base64') });
  }
}
