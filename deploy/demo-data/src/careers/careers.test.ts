import { demoTexts } from '../content/texts';
import { isMan } from '../pictures/people/face';
import { salons } from '../services/salons';
import { careerSlides, careerStories } from './career-page';

const unique = (list: readonly unknown[]) => new Set(list).size === list.length;
const vacancies = async () =>
  (await demoTexts(new Date(), () => true)).contents.flatMap((one) => (one.kind === 'vacancies' ? [one.record] : []));

test('there are twelve vacancies and twenty jobs in several cities, each shop with one', async () => {
  const all = await vacancies();
  expect(all.length).toBeGreaterThanOrEqual(12);
  const open = all.flatMap(({ jobs }) => jobs);
  expect(open.length).toBeGreaterThanOrEqual(20);
  expect(new Set(open.map(({ city }) => city)).size).toBeGreaterThanOrEqual(4);
  const inShops = open.filter(({ place }) => place.startsWith('«Заповедник»')).map(({ place }) => place);
  expect(inShops.length).toBeGreaterThan(5);
  expect(unique(inShops)).toBe(true);
});

test('a job in a salon names one that there is', async () => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  const names = salons().map(({ name }) => plain(name));
  const places = (await vacancies()).flatMap(({ jobs }) => jobs).map(({ place }) => plain(place));
  const inSalons = places.filter((place) => /^(?:Груминг|Ветеринарный|Площадка)/.test(place));
  expect(inSalons.length).toBeGreaterThan(3);
  expect(inSalons.filter((place) => !names.includes(place))).toEqual([]);
});

test("no two people have the same face, and women have women's faces", async () => {
  const all = await vacancies();
  const pictures = [...all, ...careerSlides, ...careerStories].map(({ picture }) => picture);
  expect(unique(pictures)).toBe(true);
  const faces = careerStories.map(({ picture }) => Number(/-(\d+)\//.exec(picture)?.[1]));
  expect(faces.filter(isMan)).toEqual([]);
  const numbers = [...all, ...careerStories].map(({ picture }) => /-(\d+)\//.exec(picture)?.[1]);
  expect(unique(numbers)).toBe(true);
});
