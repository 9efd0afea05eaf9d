import { fullName, personDataConsent, phone } from '@zapovednik/rules/input';
import * as z from 'zod/mini';
import { captchaResponse } from '../../cabinet/calls/person';
import { defineCall } from '../../call';
import { flag, id } from '../../field';

/** The fields of a request for a phone call: the rules of the form and of the call. */
export const callBackRules = z.object({ name: fullName, phone, acceptPersonData: personDataConsent });

export const askForCall = defineCall({
  id: 'services.callBack.ask',
  requirement: 'VET-03',
  summary: 'Asks a salon without a free time to call: the salon gets a letter. The same request of a day counts once',
  methods: ['POST'],
  path: '/services/call_back/ask/',
  writes: true,
  fails: [404, 409, 422, 429],
  body: z.object({
    ...callBackRules.shape,
    salonId: id,
    serviceId: id,
    acceptPersonData: flag.check(
      z.refine((agreed) => agreed === 'Y', 'Нужно согласие на обработку персональных данных'),
    ),
    captchaResponse,
  }),
  answer: z.object({}),
});
