import { fullName, linesWithoutTags, optionalEmail, personDataConsent, phone } from '@zapovednik/rules/input';
import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { flag, id } from '../../field';
import { detailRules, type RequestKind, requestKind } from './request-kinds';

/** The maximum length of a request's text. */
const LONGEST_REQUEST = 2000;

/** The person and the subject of a request. */
export const requestRules = {
  name: fullName,
  phone,
  email: optionalEmail,
  text: z.string().check(linesWithoutTags, z.maxLength(LONGEST_REQUEST, `Не больше ${LONGEST_REQUEST} знаков`)),
  acceptPersonData: personDataConsent,
};

const NO_TEXT = 'Напишите, что случилось';

/** The rules of a kind's form: feedback needs a text. */
export const requestForm = (kind: RequestKind) => ({
  ...requestRules,
  text: kind === 'feedback' ? requestRules.text.check(z.minLength(1, NO_TEXT)) : requestRules.text,
  details: detailRules(kind),
});

/** The consent in the body of a call. */
const givenConsent = flag.check(
  z.refine((agreed) => agreed === 'Y', 'Нужно согласие на обработку персональных данных'),
);

/** The parts of the body that all these calls have. */
export const requestBody = {
  ...requestRules,
  email: z._default(optionalEmail, ''),
  text: z._default(requestRules.text, ''),
  acceptPersonData: givenConsent,
  captchaResponse: z.optional(z.string().check(z.maxLength(4000))),
};

/** 128 random bits: a client that has them can add the file to a request. */
export const fileId = z.string().check(z.regex(/^[0-9a-f]{32}$/, 'Приложите файл ещё раз'));

/** ID of an uploaded file; '' if there is none. */
export const attachedFile = z._default(z.union([z.literal(''), fileId]), '');

/** The number of the request. */
export const acceptedRequest = z.object({ id });

export const sendPartnerRequest = defineCall({
  id: 'referalProgramm.parthnerProgramm.send',
  requirement: 'API-157',
  summary: 'A request to join the partner programme; the same one again within a day is the same request',
  methods: ['POST'],
  path: '/referal_programm/parthner_programm/send/',
  writes: true,
  fails: [422, 429],
  body: z.object({ ...requestBody, details: detailRules('partner') }),
  answer: acceptedRequest,
});

export const sendRequest = defineCall({
  id: 'feedback.request.add',
  requirement: 'CON-24',
  summary:
    'A request of an agent, a breeder, a supplier or a landlord, or feedback; `details` has the fields of its kind; a file is uploaded before, by `careerpage.jobs.addFile`. The same one again within a day is the same request',
  methods: ['POST'],
  path: '/feedback/request/add/',
  writes: true,
  fails: [422, 429],
  body: z
    .object({
      ...requestBody,
      kind: requestKind,
      file: attachedFile,
      details: z._default(z.record(z.string(), z.string().check(z.maxLength(1000))), {}),
    })
    .check(({ value, issues }) => {
      // The fields of the kind, cleaned by their rules; other fields are left out.
      const { data, error } = detailRules(value.kind).safeParse(value.details);
      if (data) Object.assign(value, { details: data });
      if (value.kind === 'feedback' && value.text === '')
        issues.push({ code: 'custom', input: value.text, path: ['text'], message: NO_TEXT });
      for (const { path, message } of error?.issues ?? []) {
        issues.push({ code: 'custom', input: value.details, path: ['details', ...path], message });
      }
    }),
  answer: acceptedRequest,
});
