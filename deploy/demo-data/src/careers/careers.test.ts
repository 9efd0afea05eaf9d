import { isMan } from '../pictures/people/face';
import { careerSlides, careerStories } from './career-page';
import { jobs } from './jobs';
import { vacancies } from './vacancies';

const unique = (list: readonly unknown[]) => new Set(list).size === list.length;

test('there are twelve vacancies and twenty jobs in several cities, each shop with one', () => {
  expect(vacancies.length).toBeGreaterThanOrEqual(12);
  const open = jobs(new Date());
  expect(open.length).toBeGreaterThanOrEqual(20);
  expect(new Set(open.map(({ locationId }) => locationId)).size).toBeGreaterThanOrEqual(4);
  const inShops = open.filter(({ place }) => place.startsWith('«Заповедник»')).map(({ place }) => place);
  expect(inShops.length).toBeGreaterThan(5);
  expect(unique(inShops)).toBe(true);
});

test("no two people have the same face, and women have women's faces", () => {
  const pictures = [...vacancies, ...careerSlides, ...careerStories].map(({ picture }) => picture);
  expect(unique(pictures)).toBe(true);
  const faces = careerStories.map(({ picture }) => Number(/-(\d+)\//.exec(picture)?.[1]));
  expect(faces.filter(isMan)).toEqual([]);
  const all = [...vacancies, ...careerStories].map(({ picture }) => /-(\d+)\//.exec(picture)?.[1]);
  expect(unique(all)).toBe(true);
});
