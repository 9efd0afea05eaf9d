import { food } from './food';
import { health } from './health';
import { home } from './home';
import { money } from './money';
import { pages } from './pages';
import { services } from './services';
import { shopLife } from './shop-life';
import { smallAnimals } from './small-animals';
import { walks } from './walks';

/** What the pictures of texts and pages tell, by the name in their addresses: `/pictures/story/ticks/1`. */
export const stories = {
  ...food,
  ...health,
  ...home,
  ...money,
  ...pages,
  ...services,
  ...shopLife,
  ...smallAnimals,
  ...walks,
} as const;

export type StoryName = keyof typeof stories;

export const isStory = (name: string): name is StoryName => Object.hasOwn(stories, name);
