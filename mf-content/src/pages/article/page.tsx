import { definePage } from '@zapovednik/platform/app';
import { Discussion } from '../../discussion/discussion-section';
import { Publication } from '../../publications/publication';
import { loadArticle } from './load';

/** ROU-62: one article, with its likes and comments. */
function ArticlePage() {
  return <Publication kind="article">{({ id }) => <Discussion key={id} articleId={id} />}</Publication>;
}

export const { Component, loader } = definePage({ load: loadArticle, Component: ArticlePage });
