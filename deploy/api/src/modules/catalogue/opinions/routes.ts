import {
  answerQuestion,
  askQuestion,
  getOpinions,
  getOwnQuestions,
  getQuestions,
} from '@zapovednik/api/catalog/calls/question';
import { replyToReview } from '@zapovednik/api/catalog/calls/review-writes';
import { forCustomer, forEveryone, forVisitor, notOnBehalf } from '../../../http/route';
import { ask } from '../questions/ask-question';
import { ownQuestions, questionPage } from '../questions/questions';
import { answerTo, replyTo } from './answers';
import { receivedOpinions } from './received';

/** Questions about products, and what the shop answers to them and to reviews. */
export const opinionRoutes = [
  forEveryone(getQuestions, (request, context) => questionPage(request, context)),
  forVisitor(getOwnQuestions, ({ id }, context) => ownQuestions(id, context)),
  notOnBehalf(forCustomer(askQuestion, (given, context) => ask(given, context))),
  forCustomer(getOpinions, (_, context) => receivedOpinions(context)),
  forCustomer(replyToReview, (given, context) => replyTo(given, context)),
  forCustomer(answerQuestion, (given, context) => answerTo(given, context)),
];
