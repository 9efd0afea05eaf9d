import {
  getCareerStories,
  getJobs,
  getVacancies,
  getVacancyByCode,
  getVacancySlider,
} from '@zapovednik/api/content/calls/career';
import { forEveryone } from '../../../http/route';
import { careerStories, jobPage, vacancies, vacancyBy, vacancySlider } from './careers';

export const careerRoutes = [
  forEveryone(getVacancySlider, (_, context) => vacancySlider(context)),
  forEveryone(getVacancies, (_, context) => vacancies(context)),
  forEveryone(getVacancyByCode, ({ code }, context) => vacancyBy(code, context)),
  forEveryone(getCareerStories, (_, context) => careerStories(context)),
  forEveryone(getJobs, (request, context) => jobPage(request, context)),
];
