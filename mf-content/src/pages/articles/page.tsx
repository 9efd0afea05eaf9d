import { definePage } from '@zapovednik/platform/app';
import { PublicationList } from '../../publications/publication-list';
import { loadArticles } from './load';

/** ROU-05: articles, four a page (CON-03). */
function ArticlesPage() {
  return (
    <PublicationList
      kind="article"
      description="Статьи «Заповедника» о питании, уходе, здоровье и воспитании домашних животных."
      lead="О питании, здоровье, уходе и характере — от наших ветеринаров, грумеров и кинологов."
    />
  );
}

export const { Component, loader } = definePage({ load: loadArticles, Component: ArticlesPage });
