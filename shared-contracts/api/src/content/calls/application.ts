import { fullName, phone } from '@zapovednik/rules/input';
import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { id, wholeNumber } from '../../field';
import { acceptedRequest, attachedFile, fileId, requestBody, requestRules } from './request';

/** The maximum size of an application's file, in bytes. */
export const LARGEST_FILE = 5 * 1024 * 1024;
/**
 * The size of one part, in bytes: as base64 it fits into the largest body of a call, and a slow network sends it in
 * seconds.
 */
export const FILE_PART = 128 * 1024;
export const MOST_PARTS = Math.ceil(LARGEST_FILE / FILE_PART);

/** The allowed file extensions. */
export const fileEndings = ['pdf', 'docx', 'odt', 'rtf', 'jpg', 'jpeg', 'png'] as const;
export const FILE_HINT = 'PDF, DOCX, ODT, RTF, JPEG или PNG до 5 МБ';

/** The fields of an application for a job. */
export const applicationRules = { name: fullName, phone, text: requestRules.text };

const application = {
  ...applicationRules,
  text: z._default(requestRules.text, ''),
  file: attachedFile,
  acceptPersonData: requestBody.acceptPersonData,
  captchaResponse: requestBody.captchaResponse,
};

export const applyForJob = defineCall({
  id: 'careerpage.jobs.add',
  requirement: 'API-156',
  summary: 'An application for an open job, with a file that was uploaded before',
  methods: ['POST'],
  path: '/careerpage/jobs/add/',
  writes: true,
  fails: [404, 422, 429],
  body: z.object({ ...application, jobId: z.pipe(wholeNumber, id) }),
  answer: acceptedRequest,
});

export const applyForVacancy = defineCall({
  id: 'feedback.vacancy.add',
  requirement: 'API-155',
  summary: 'A form of somebody who wants to work here and has found no fitting job: it is kept for the next one',
  methods: ['POST'],
  path: '/feedback/vacancy/add/',
  writes: true,
  fails: [404, 422, 429],
  body: z.object({ ...application, vacancyId: z.optional(z.pipe(wholeNumber, id)) }),
  answer: acceptedRequest,
});

export const addApplicationFile = defineCall({
  id: 'careerpage.jobs.addFile',
  requirement: 'CON-23',
  summary:
    'Uploads one part of a file, in order; the first one has no id, the last one completes the file and its content is checked. A part may be repeated. Without an application the file is deleted after a day',
  methods: ['POST'],
  path: '/careerpage/jobs/add_file/',
  writes: true,
  fails: [404, 409, 422, 429],
  body: z.object({
    id: z._default(z.union([z.literal(''), fileId]), ''),
    name: z.string().check(z.minLength(1, 'У файла нет имени'), z.maxLength(255, 'Слишком длинное имя файла')),
    /** From 1. */
    part: z.int().check(z.minimum(1), z.maximum(MOST_PARTS)),
    parts: z.int().check(z.minimum(1), z.maximum(MOST_PARTS, 'Файл больше 5 МБ')),
    /** Base64. */
    content: z
      .string()
      .check(
        z.maxLength(Math.ceil(FILE_PART / 3) * 4, 'Слишком большая часть файла'),
        z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'Ожидается файл в base64'),
      ),
  }),
  answer: z.object({ id: fileId, done: z.boolean() }),
});
