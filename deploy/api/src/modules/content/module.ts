import { defineModule } from '../define-module';
import { settleGoods } from './editing/goods';
import { contentPictures } from './editing/pictures';
import { showWaiting } from './editing/waiting';
import { contentData } from './personal-data';
import { forgetOldFiles } from './requests/files';
import { requestMessages } from './requests/request-subject';
import { forgetOldRequests } from './requests/take-request';
import { contentRoutes } from './routes';
import { rssRoutes } from './rss';

/** Articles, news, promotions, questions, vacancies, and the requests of visitors. */
export const contentModule = defineModule({
  name: 'content',
  personal: contentData,
  routes: contentRoutes,
  pages: [rssRoutes],
  jobs: [
    { name: 'texts whose time comes', every: 5000, followsClock: true, run: showWaiting },
    { name: 'goods of promotions', every: 60_000, followsClock: true, run: settleGoods },
  ],
  expired: [forgetOldFiles, forgetOldRequests],
  pictures: { content: contentPictures },
  adds: [requestMessages],
});
