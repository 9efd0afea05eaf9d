import { definePage } from 'shared-contracts/app';
import { useCity } from '../../city/use-city';
import { PublicationList } from '../../publications/publication-list';
import { loadNewsList } from './load';

/** ROU-28: news, eight a page (CON-02). */
function NewsListPage() {
  const { cases } = useCity();
  return (
    <PublicationList
      kind="news"
      description={`Новости сети «Заповедник» ${cases.inCity}: открытия магазинов, новые марки, события для хозяев и питомцев.`}
      lead={`Здесь мы рассказываем об открытиях магазинов, новых марках и встречах ${cases.inCity}.`}
    />
  );
}

export const { Component, loader } = definePage({ load: loadNewsList, Component: NewsListPage });
