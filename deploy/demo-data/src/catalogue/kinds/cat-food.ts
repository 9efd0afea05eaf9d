import { cats } from './audiences';
import type { Option, ProductKind, Story } from './kind';
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
    text: 'гипоаллергенный для взрослых кошек',
    label: 'Гипоаллергенный',
    leaf: 'gipoallergennyy',
    values: { age: 'Взрослые', needs: 'Аллергия' },
    notes: ['Один источник животного белка и батат, картофель или тыква вместо злаков.'],
  },
  {
    text: 'для кошек с чувствительным пищеварением',
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
].map(([text = '', needs = '', note = '']) => ({
  text: `для кошек ${text}`,
  label: needs,
  leaf: 'dieticheskiy',
  values: { age: 'Взрослые', needs },
  notes: [note, 'Применять по назначению ветеринарного врача.'],
}));

const wetAudience: readonly Option[] = [
  { text: 'для взрослых кошек', leaf: '', values: { age: 'Взрослые' } },
  {
    text: 'для стерилизованных кошек',
    leaf: '',
    values: { age: 'Взрослые', needs: 'После стерилизации' },
    notes: ['Пониженная калорийность помогает сохранить вес после стерилизации.'],
  },
  {
    text: 'для котят',
    leaf: 'dlya_kotyat',
    values: { age: 'Котята' },
    appetite: 1.2,
    notes: ['Нежные кусочки подходят котятам с шести недель.'],
  },
  { text: 'для пожилых кошек', leaf: '', values: { age: 'Пожилые' }, notes: ['Мягкая текстура бережёт зубы и дёсны.'] },
];

const textures: readonly Option[] = [
  { text: 'в соусе', notes: ['Кусочки филе в ароматном соусе.'] },
  { text: 'в желе', notes: ['Кусочки в лёгком желе, которое кошки слизывают первым.'] },
  { text: 'в бульоне', notes: ['Волокна мяса в прозрачном бульоне: много влаги, мало калорий.'] },
];

const base = { animal: 'cat', offersBy: 'weight' } as const satisfies Partial<ProductKind>;
const dry = { ...base, section: 'tovary_dlya_koshek/sukhoy_korm', shape: 'bag', bulk: 0.87, story } as const;
const wet = { ...base, section: 'tovary_dlya_koshek/vlazhnyy_korm', bulk: 0.86, story: wetCare } as const;

export const catFood: readonly ProductKind[] = [
  {
    ...dry,
    code: 'cat-dry',
    share: 168,
    trade: 'catFood',
    names: [{ text: 'Сухой корм' }],
    facets: [
      { separator: ' ', options: cats },
      { separator: ', ', options: catDryTastes },
    ],
    sizes: [byWeight(0.4, 1.5, 5), byWeight(0.35, 2, 7), byWeight(1.5, 3, 10), byWeight(0.4, 2)],
    price: 620,
  },
  {
    ...dry,
    code: 'cat-dry-sensitive',
    share: 22,
    trade: 'catFood',
    names: [{ text: 'Сухой корм' }],
    facets: [
      { separator: ' ', options: sensitive },
      { separator: ', ', options: singleProteinTastes },
    ],
    sizes: [byWeight(0.4, 1.5), byWeight(1.5, 5)],
    price: 690,
  },
  {
    ...dry,
    code: 'cat-dry-diet',
    share: 26,
    trade: 'dietFood',
    names: [{ text: 'Диетический сухой корм' }],
    facets: [
      { separator: ' ', options: diets },
      { separator: ', ', options: singleProteinTastes },
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
    names: [{ text: 'Пауч' }, { text: 'Влажный корм' }],
    facets: [
      { separator: ' ', options: wetAudience.map((who) => ({ ...who, leaf: who.leaf || 'pauchi' })) },
      { separator: ', ', options: catWetTastes },
      { separator: ' ', options: textures },
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
    names: [{ text: 'Консервы' }, { text: 'Паштет' }, { text: 'Мусс' }],
    facets: [
      { separator: ' ', options: wetAudience.map((who) => ({ ...who, leaf: who.leaf || 'konservy' })) },
      { separator: ', ', options: catWetTastes },
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
    names: [{ text: 'Диетический влажный корм' }],
    facets: [
      { separator: ' ', options: diets },
      { separator: ', ', options: catWetTastes.filter(({ text }) => !text.includes(' с ')) },
    ],
    sizes: [portions(12, 85), portions(12, 100)],
    price: 96,
  },
];
