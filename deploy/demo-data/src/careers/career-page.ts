import type { careerSlide, careerStory } from 'deploy-api/db/schema/index';
import * as z from 'zod/mini';
import { readData } from '../reading/read-data';
import { inOrder } from '../reading/sort';

const slide = z.strictObject({ title: z.string(), text: z.string(), picture: z.string() });
const story = z.strictObject({
  name: z.string(),
  position: z.string(),
  city: z.string(),
  text: z.string(),
  picture: z.string(),
});

/** Slides about the work in the company. */
export const careerSlides: (typeof careerSlide.$inferInsert)[] = inOrder(
  readData('careers/slides.json', z.array(slide)),
);

/** Stories of people who work here. */
export const careerStories: (typeof careerStory.$inferInsert)[] = inOrder(
  readData('careers/stories.json', z.array(story)),
);
