import { type Illustration, type Species, shapes, species } from 'deploy-api/db/schema/illustration';
import { draw } from './draw';
import { type PictureSpec, pictureSpec } from './spec/spec';
import { viewsOf } from './spec/views';
import { banners } from './stories/banners';
import { stories } from './stories/stories';

const palette = { ground: '#fdf6e9', main: '#1f5b46', accent: '#e58b2c', ink: '#23352c' };
const food: Illustration = {
  shape: 'bag',
  palette,
  brand: 'Лесная Миска',
  label: ['Ягнёнок с рисом', 'для взрослых собак', '3 кг'],
  animal: 'dog',
  size: 'm',
  seed: 7,
};
const picture = (change: Partial<Illustration> = {}, n = 1): string =>
  draw({ kind: 'product', product: { ...food, ...change } }, n, 320) ?? '';

test('the same spec gives the same bytes', () => {
  expect(picture()).toBe(picture());
  expect(picture()).not.toBe(picture({ seed: 8 }));
});

test.each(shapes)('a product of shape %s is drawn in every view and size', (shape) => {
  for (const size of ['s', 'm', 'l'] as const)
    viewsOf({ shape }).forEach((_, at) => {
      for (const seed of [1, 2, 3, 4])
        expect(picture({ shape, size, seed }, at + 1)).toMatch(/^<svg [^>]+ viewBox="0 0 640 800">/);
    });
  expect(picture({ shape }, viewsOf({ shape }).length + 1)).toBe('');
});

test('numbers of a drawing are finite', () => {
  for (const shape of shapes)
    for (const animal of species) expect(picture({ shape, animal })).not.toMatch(/NaN|Infinity|undefined/);
});

test("the drawing follows the label's name and colour", () => {
  const goods = { brand: 'Прогулкин', size: 'm' as const, seed: 3 };
  const leash = (name: string, colour: string) => picture({ ...goods, shape: 'leash', label: [name, colour, '3 м'] });
  expect(leash('Рулетка', 'Синий')).not.toBe(leash('Поводок', 'Синий'));
  expect(leash('Рулетка', 'Синий')).toContain('#2f5d9c');
  expect(leash('Рулетка', 'Красный')).not.toContain('#2f5d9c');
  const wear = (name: string) => picture({ ...goods, shape: 'decor', label: [name, 'M'] });
  expect(new Set(['Свитер', 'Комбинезон', 'Колесо', 'Грот', 'Коряга', 'Качели'].map(wear)).size).toBe(6);
});

test('a brand keeps its wordmark and layout, whatever the breed', () => {
  const paths = (svg: string) => new Set(svg.match(/ d="[^"]{400,}"/g));
  const [one, other] = [paths(picture({ seed: 1 })), paths(picture({ seed: 2 }))];
  expect([...one].filter((d) => other.has(d)).length).toBeGreaterThan(0);
});

test("a section's picture shows the goods of its name", () => {
  const section = (name: string, animal: Species = 'dog') =>
    draw({ kind: 'section', name, animal, shapes: ['collar', 'leash'], palette, seed: 1 }, 1, 320);
  const names = ['Амуниция', 'Намордники', 'Шлейки', 'Ошейники', 'Рулетки', 'Свитеры', 'Когтерезы'];
  expect(new Set(names.map((name) => section(name))).size).toBe(names.length);
  expect(section('Для хомяков', 'rodent')).not.toBe(section('Для кроликов', 'rodent'));
});

test('hostile text on a label becomes outlines, never markup', () => {
  const hostile = '"/><script>alert(1)</script><image href="file:///etc/passwd"/>';
  for (const shape of shapes) {
    const svg = picture({ shape, brand: hostile.slice(0, 60), label: [hostile, '&lt;x', ']]>'] });
    expect(svg).not.toMatch(/script|<image|href|passwd|alert/i);
  }
});

test('an empty or endless label is drawn as well', () => {
  expect(picture({ brand: '', label: [] })).toContain('</svg>');
  expect(picture({ label: ['Ж'.repeat(80), 'слово '.repeat(12).trim()] })).toContain('</svg>');
});

test('a colour that is no colour is refused', () => {
  const wrong = { kind: 'product', product: { ...food, palette: { ...palette, main: '"/><script>' } } };
  expect(pictureSpec.safeParse(wrong).success).toBe(false);
});

const others: PictureSpec[] = [
  ...Object.keys(banners).map((banner) => ({ kind: 'banner' as const, banner })),
  ...Object.keys(stories).map((story) => ({ kind: 'story' as const, story })),
  { kind: 'brand', name: 'Сибирский хвост', palette, seed: 1 },
  { kind: 'section', name: 'Аквариумы', animal: 'fish', shapes: ['tank', 'jar'], palette, seed: 1 },
  { kind: 'animal', animal: 'bird', seed: 3 },
  { kind: 'shop', name: 'ул. Малышева, 5', seed: 2 },
  { kind: 'article', animal: 'cat', shapes: ['scratcher'], seed: 3 },
  { kind: 'person', role: 'vet', seed: 5 },
  { kind: 'scene', scene: 'lost', animal: 'dog', seed: 6 },
  {
    kind: 'card',
    title: 'Пятнадцать слов '.repeat(7),
    line: 'Статья',
    picture: { kind: 'person', role: 'vet', seed: 5 },
  },
];

test.each(others)('LAY-06 a picture of kind $kind is drawn, once', (spec) => {
  const svg = draw(spec, 1, 640);
  expect(svg).toContain('width="640"');
  expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  expect(draw(spec, 2, 640)).toBeNull();
});
