import * as z from 'zod/mini';
import { code } from '../../cabinet/calls/person';
import { toCodeSent } from '../../cabinet/models/code-sent';
import { codeSent } from '../../cabinet/wire/code-sent';
import { defineCall } from '../../call';
import { addedReview, serviceReviewForm } from './booking';
import { link, visitFileContent } from './visit';

export const askConclusionCode = defineCall({
  id: 'services.visit.askConclusionCode',
  requirement: 'CAB-25',
  summary: 'Sends a code to the phone of a guest’s visit, whose signed link this is, to read its conclusion',
  methods: ['POST'],
  path: '/services/visit/link/{token}/code/',
  writes: true,
  fails: [404, 429],
  params: z.object(link),
  answer: codeSent,
  model: toCodeSent,
});

export const readConclusion = defineCall({
  id: 'services.visit.readConclusion',
  requirement: 'CAB-25',
  summary: 'The conclusion of a guest’s visit with its files, for the signed link and the code that its phone got',
  methods: ['POST'],
  path: '/services/visit/link/{token}/conclusion/',
  writes: true,
  fails: [404, 422],
  params: z.object(link),
  body: z.object({ code }),
  answer: z.object({ conclusion: z.string(), files: z.array(visitFileContent) }),
});

export const reviewByLink = defineCall({
  id: 'services.visit.reviewByLink',
  requirement: 'VET-06',
  summary: 'The review of a visit by its signed link, once; also of a guest',
  methods: ['POST'],
  path: '/services/visit/link/{token}/review/',
  writes: true,
  fails: [403, 404, 409],
  params: z.object(link),
  body: z.object({ score: serviceReviewForm.shape.score, text: serviceReviewForm.shape.text }),
  answer: addedReview,
});
