import { email, phone } from '@zapovednik/rules/input';
import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { toCodeSent } from '../models/code-sent';
import { codeSent } from '../wire/code-sent';
import { captchaResponse, code } from './person';

/** A phone or an e-mail from what a person typed: eleven digits, or an address in lower case. */
export const contact = z.pipe(
  z.string().check(z.trim(), z.minLength(1, 'Укажите телефон или почту'), z.maxLength(200, 'Слишком длинный адрес')),
  z.transform((text, context) => {
    const parsed = (text.includes('@') ? email : phone).safeParse(text);
    if (parsed.success) return parsed.data.toLowerCase();
    const message = parsed.error.issues[0]?.message ?? 'Укажите телефон или почту';
    context.issues.push({ code: 'custom', message, input: text });
    return '';
  }),
);

export const askGuestDataCode = defineCall({
  id: 'personal.data.askCode',
  requirement: 'CAB-18',
  summary:
    'Sends a code to a phone by SMS or to an e-mail. The answer does not reveal whether the shop knows the contact',
  methods: ['POST'],
  path: '/personal/data/code/',
  writes: true,
  fails: [422, 429],
  body: z.object({ contact, captchaResponse }),
  answer: codeSent,
  model: toCodeSent,
});

/** The code stays valid for a while, so that it can also be used to delete the same data. */
export const getGuestData = defineCall({
  id: 'personal.data.get',
  requirement: 'CAB-18',
  summary:
    'What the shop has stored about the owner of a contact outside of an account, for the code that the contact got',
  methods: ['POST'],
  path: '/personal/data/get/',
  writes: true,
  fails: [422, 429],
  body: z.object({ contact, code }),
  answer: z.object({
    /** By section; sections without data are left out. */
    data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    /** There is an account with this contact, and it has more data: its owner must sign in. */
    has_account: z.boolean(),
    /** The data that cannot be deleted yet, and why. */
    kept: z.array(z.string()),
  }),
  model: ({ data, has_account, kept }) => ({ data, hasAccount: has_account, kept }),
});

export const eraseGuestData = defineCall({
  id: 'personal.data.erase',
  requirement: 'CAB-18',
  summary: 'Deletes what `personal/data/get` shows, except for what is kept. The code is used up',
  methods: ['POST'],
  path: '/personal/data/erase/',
  writes: true,
  fails: [422, 429],
  body: z.object({ contact, code }),
  answer: z.object({ kept: z.array(z.string()) }),
});
