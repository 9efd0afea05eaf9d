import { definePage } from '@zapovednik/platform/app';
import { Publication } from '../../publications/publication';
import { loadNews } from './load';

/** ROU-63: one news item. */
function NewsPage() {
  return <Publication kind="news" />;
}

export const { Component, loader } = definePage({ load: loadNews, Component: NewsPage });
