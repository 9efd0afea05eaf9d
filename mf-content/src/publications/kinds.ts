import {
  getArticleByCode,
  getArticlePage,
  getNewsByCode,
  getNewsPage,
} from '@zapovednik/api/content/calls/publication';
import {
  articleLink,
  articleRoute,
  articlesRoute,
  newsLink,
  newsListRoute,
  newsRoute,
} from '@zapovednik/areas/content/routes';

/** Articles and news: the same pages with different texts. */
export const kinds = {
  article: {
    getPage: getArticlePage,
    getByCode: getArticleByCode,
    listRoute: articlesRoute,
    route: articleRoute,
    linkOf: articleLink,
    title: 'Статьи',
    failed: 'Статьи не загрузились',
    relatedTitle: 'Читайте ещё',
    schema: 'Article',
    feed: '/feeds/articles.xml',
  },
  news: {
    getPage: getNewsPage,
    getByCode: getNewsByCode,
    listRoute: newsListRoute,
    route: newsRoute,
    linkOf: newsLink,
    title: 'Новости',
    failed: 'Новости не загрузились',
    relatedTitle: 'Другие новости',
    schema: 'NewsArticle',
    feed: '/feeds/news.xml',
  },
} as const;

export type Kind = keyof typeof kinds;

const topicNames: Readonly<Record<string, string>> = {
  food: 'Питание',
  health: 'Здоровье',
  care: 'Уход',
  behaviour: 'Воспитание',
  home: 'Дом и поездки',
  shops: 'Магазины',
  goods: 'Новинки',
  events: 'События',
  help: 'Помощь',
};

/** The name of a topic; a new topic is shown by its code until it gets a name. */
export const topicName = (code: string): string => topicNames[code] ?? code;
