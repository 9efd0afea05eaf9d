import { cats } from './audiences';
import type { Kind, Option, Story } from './kind';
import { catDryTastes, catWetTastes, singleProteinTastes } from './recipes';
import { byWeight, portions } from './sizes';

const story: Story = {
  prose: 'catMeal',
  about: [
    'Полнорационный корм, в котором есть всё, что нужно кошке: к нему — только вода.',
    'Короткий состав, много животного белка и вкус, который кошки одобряют с первой миски.',
    'Сбалансированный рацион с таурином: без него кошке не видеть и не охотиться.',
    'Рецепт для хищника, который живёт в квартире: белок из мяса, умеренная калорийность.',
    'Нежный вкус и стабильное качество от партии к партии.',
  ],
  features: [
    'таурин для зрения и сердца',
    'контроль минералов для здоровых почек',
    'омега-3 и омега-6 для мягкой шерсти',
    'клетчатка помогает вывести комочки шерсти',
    'без сои, красителей и усилителей вкуса',
    'пребиотики для пищеварения',
    'натуральные антиоксиданты',
    'экстракт юкки уменьшает запах в лотке',
  ],
  adviceHeading: 'Как давать и хранить',
  advice: [
    'Переводите кошку на новый корм за семь–десять дней, смешивая его с прежним.',
    'Норму делите на несколько небольших порций в течение дня.',
    'Храните в сухом прохладном месте, открытую упаковку держите закрытой.',
    'Следите, чтобы у кошки всегда была свежая вода.',
  ],
};

const wetCare: Story = {
  ...story,
  advice: [
    'Подавайте корм комнатной температуры: так он пахнет сильнее.',
    'Открытую упаковку храните в холодильнике не дольше суток.',
    'Можно сочетать с сухим кормом того же возраста.',
    'То, что кошка не съела за два часа, уберите из миски.',
  ],
};

const sensitive: readonly Option[] = [
  {
    say: 'гипоаллергенный для взрослых кошек',
    label: 'Гипоаллергенный',
    leaf: 'gipoallergennyy',
    values: { age: 'Взрослые', needs: 'Аллергия' },
    notes: ['Один источник животного белка и батат, картофель или тыква вместо злаков.'],
  },
  {
    say: 'для кошек с чувствительным пищеварением',
    leaf: 'gipoallergennyy',
    values: { age: 'Взрослые', needs: 'Чувствительное пищеварение' },
    notes: ['Легко усваивается и поддерживает микрофлору кишечника.'],
  },
];

const diets: readonly Option[] = [
  ['при заболеваниях почек', 'Поддержка почек', 'Сниженный фосфор и легкоусвояемый белок разгружают почки.'],
  ['при мочекаменной болезни', 'Мочекаменная болезнь', 'Растворяет струвиты и увеличивает объём мочи.'],
  ['при избыточном весе', 'Контроль веса', 'Низкая калорийность при обычном объёме порции.'],
  ['при расстройстве пищеварения', 'Пищеварение', 'Мягкий рацион для восстановления после рвоты и диареи.'],
  ['при сахарном диабете', 'Диабет', 'Мало углеводов и много белка: сахар в крови растёт медленнее.'],
].map(([say = '', needs = '', note = '']) => ({
  say: `для кошек ${say}`,
  label: needs,
  leaf: 'dieticheskiy',
  values: { age: 'Взрослые', needs },
  notes: [note, 'Применять по назначению ветеринарного врача.'],
}));

const wetAudience: readonly Option[] = [
  { say: 'для взрослых кошек', leaf: '', values: { age: 'Взрослые' } },
  {
    say: 'для стерилизованных кошек',
    leaf: '',
    values: { age: 'Взрослые', needs: 'После стерилизации' },
    notes: ['Пониженная калорийность помогает сохранить вес после стерилизации.'],
  },
  {
    say: 'для котят',
    leaf: 'dlya_kotyat',
    values: { age: 'Котята' },
    appetite: 1.2,
    notes: ['Нежные кусочки подходят котятам с шести недель.'],
  },
  { say: 'для пожилых кошек', leaf: '', values: { age: 'Пожилые' }, notes: ['Мягкая текстура бережёт зубы и дёсны.'] },
];

const textures: readonly Option[] = [
  { say: 'в соусе', notes: ['Кусочки филе в ароматном соусе.'] },
  { say: 'в желе', notes: ['Кусочки в лёгком желе, которое кошки слизывают первым.'] },
  { say: 'в бульоне', notes: ['Волокна мяса в прозрачном бульоне: много влаги, мало калорий.'] },
];

const base = { animal: 'cat', offersBy: 'weight' } as const satisfies Partial<Kind>;
const dry = { ...base, section: 'tovary_dlya_koshek/sukhoy_korm', shape: 'bag', bulk: 0.87, story } as const;
const wet = { ...base, section: 'tovary_dlya_koshek/vlazhnyy_korm', bulk: 0.86, story: wetCare } as const;

export const catFood: readonly Kind[] = [
  {
    ...dry,
    code: 'cat-dry',
    share: 168,
    trade: 'catFood',
    heads: [{ say: 'Сухой корм' }],
    facets: [
      { joint: ' ', options: cats },
      { joint: ', ', options: catDryTastes },
    ],
    sizes: [byWeight(0.4, 1.5, 5), byWeight(0.35, 2, 7), byWeight(1.5, 3, 10), byWeight(0.4, 2)],
    price: 620,
  },
  {
    ...dry,
    code: 'cat-dry-sensitive',
    share: 22,
    trade: 'catFood',
    heads: [{ say: 'Сухой корм' }],
    facets: [
      { joint: ' ', options: sensitive },
      { joint: ', ', options: singleProteinTastes },
    ],
    sizes: [byWeight(0.4, 1.5), byWeight(1.5, 5)],
    price: 690,
  },
  {
    ...dry,
    code: 'cat-dry-diet',
    share: 26,
    trade: 'dietFood',
    heads: [{ say: 'Диетический сухой корм' }],
    facets: [
      { joint: ' ', options: diets },
      { joint: ', ', options: singleProteinTastes },
    ],
    sizes: [byWeight(0.4, 1.5), byWeight(0.35, 3)],
    price: 780,
  },
  {
    ...wet,
    code: 'cat-pouch',
    share: 116,
    trade: 'catFood',
    shape: 'pouch',
    heads: [{ say: 'Пауч' }, { say: 'Влажный корм' }],
    facets: [
      { joint: ' ', options: wetAudience.map((who) => ({ ...who, leaf: who.leaf || 'pauchi' })) },
      { joint: ', ', options: catWetTastes },
      { joint: ' ', options: textures },
    ],
    sizes: [portions(24, 85), portions(28, 75), portions(12, 85)],
    price: 52,
  },
  {
    ...wet,
    code: 'cat-tin',
    share: 44,
    trade: 'catFood',
    shape: 'tin',
    heads: [{ say: 'Консервы' }, { say: 'Паштет' }, { say: 'Мусс' }],
    facets: [
      { joint: ' ', options: wetAudience.map((who) => ({ ...who, leaf: who.leaf || 'konservy' })) },
      { joint: ', ', options: catWetTastes },
    ],
    sizes: [portions(12, 80, 200), portions(6, 240, 400), portions(24, 70)],
    price: 70,
  },
  {
    ...wet,
    code: 'cat-wet-diet',
    share: 16,
    trade: 'dietFood',
    shape: 'pouch',
    heads: [{ say: 'Диетический влажный корм' }],
    facets: [
      { joint: ' ', options: diets },
      { joint: ', ', options: catWetTastes.filter(({ say }) => !say.includes(' с ')) },
    ],
    sizes: [portions(12, 85), portions(12, 100)],
    price: 96,
  },
];
