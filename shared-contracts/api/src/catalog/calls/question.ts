import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { id, paging, wholeNumber } from '../../field';
import { question, questionList } from '../wire/question';

const ofProduct = z.object({ id: z.pipe(wholeNumber, id) });

export const getQuestions = defineCall({
  id: 'catalog.question.get',
  requirement: 'PRD-36',
  summary: 'The answered questions about a product and its other sizes, the newest first',
  path: '/catalog/question/get/{id}/',
  writes: false,
  maxAge: 60,
  params: ofProduct,
  query: z.object(paging(5)),
  answer: questionList,
  model: ({ count, page_count, questions }) => ({ count, pageCount: page_count, questions }),
});

export const getOwnQuestions = defineCall({
  id: 'catalog.question.getOwn',
  requirement: 'PRD-36',
  summary: 'What this customer has asked about a product, also what is not answered yet',
  path: '/catalog/question/get_own/{id}/',
  writes: false,
  params: ofProduct,
  answer: z.object({ questions: z.array(question) }),
  model: ({ questions }) => questions,
});

/** The rules for a question, in the form and in the call. */
export const questionForm = z.object({
  text: z.string().check(
    z.maxLength(1000, 'Не больше 1000 знаков'),
    z.refine((text) => text.trim().length >= 10, 'Напишите вопрос подробнее'),
  ),
});

export const askQuestion = defineCall({
  id: 'catalog.question.add',
  requirement: 'PRD-36',
  summary: 'Asks the shop about a product; everybody sees the question when it is answered',
  methods: ['POST'],
  path: '/catalog/question/add/',
  writes: true,
  fails: [403, 404, 429],
  body: z.extend(questionForm, { product: z.pipe(wholeNumber, id) }),
  answer: question,
});

/** The shop answers a question. Only for employees of the groups `1c_service_user` and `admin`. */
export const answerQuestion = defineCall({
  id: 'admin.question.answer',
  requirement: 'PRD-36',
  summary:
    'The shop’s answer to a question; another one replaces it, an empty one takes question and answer off the page',
  methods: ['POST'],
  path: '/admin/catalog/question/{id}/answer/',
  writes: true,
  fails: [403, 404],
  params: ofProduct,
  body: z.object({ text: z.string().check(z.maxLength(3000, 'Не больше 3000 знаков')) }),
  answer: z.object({ id }),
});

const received = { id, product: z.string(), author: z.string(), text: z.string(), answer: z.string() };

/** What the shop's staff may answer. Only for employees of the groups `1c_service_user` and `admin`. */
export const getOpinions = defineCall({
  id: 'admin.opinion.get',
  requirement: 'PRD-36',
  summary: 'Questions, those without an answer first, and the newest reviews; at most 50 of each',
  path: '/admin/catalog/opinion/get/',
  writes: false,
  fails: [403],
  answer: z.object({
    questions: z.array(z.object(received)),
    reviews: z.array(z.extend(z.object(received), { score: z.int() })),
  }),
});
