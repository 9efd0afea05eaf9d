import { definePage } from '@zapovednik/platform/app';
import { PublicationList } from '../../publications/publication-list';
import { loadNewsList } from './load';

/** ROU-28: news, eight a page (CON-02). */
function NewsListPage() {
  return (
    <PublicationList
      kind="news"
      description="Новости сети «Заповедник»: открытия магазинов, новые марки, события для хозяев и питомцев."
      lead="Здесь мы рассказываем об открытиях магазинов, новых марках и встречах."
    />
  );
}

export const { Component, loader } = definePage({ load: loadNewsList, Component: NewsListPage });
