import { kittenRoute, petAppearedRoute, puppyRoute } from '@zapovednik/areas/content/routes';
import { link } from '@zapovednik/platform/routes';

/** The breadcrumb of the guides: the first of their pages. */
export const petsCrumb = { title: 'Появился питомец', to: link(petAppearedRoute) };

/** Guides for new owners. */
export const guides = [
  {
    title: 'В доме котёнок',
    text: 'Список покупок, первая неделя, кормление по месяцам и визит к врачу.',
    picture: '/pictures/story/kitten/1',
    to: link(kittenRoute),
  },
  {
    title: 'В доме щенок',
    text: 'Что приготовить, как пережить первые ночи, когда гулять и чему учить.',
    picture: '/pictures/story/puppy/1',
    to: link(puppyRoute),
  },
  {
    title: 'Появился питомец',
    text: 'Кошка, собака, грызун, птица, рыбки: с чего начать и ничего не забыть.',
    picture: '/pictures/story/new-pet/1',
    to: link(petAppearedRoute),
  },
] as const;
