import { dogs } from './audiences';
import type { Option, ProductKind, Story } from './kind';
import { dogDryTastes, dogWetTastes, singleProteinTastes } from './recipes';
import { byWeight, portions } from './sizes';

const story: Story = {
  prose: 'dogMeal',
  about: [
    'Полнорационный корм на каждый день: к нему нужна только свежая вода.',
    'Сбалансированный рацион с понятным составом, который собаки едят с удовольствием.',
    'Рецепт составлен вместе с ветеринарными диетологами и проверен в питомниках.',
    'Животный белок на первом месте в составе, никаких красителей и усилителей вкуса.',
    'Ежедневный рацион, который легко усваивается: это видно по аппетиту, шерсти и прогулкам.',
  ],
  features: [
    'животный белок — первый ингредиент состава',
    'омега-3 и омега-6 для блестящей шерсти',
    'пребиотики для спокойного пищеварения',
    'глюкозамин и хондроитин для суставов',
    'без сои, красителей и усилителей вкуса',
    'антиоксиданты: витамин E и экстракт розмарина',
    'клетчатка свекольного жома',
    'цинк и биотин для кожи',
  ],
  adviceHeading: 'Как давать и хранить',
  advice: [
    'Переводите на новый корм постепенно, за семь дней, понемногу увеличивая его долю.',
    'Дневную норму делите на два кормления, щенкам — на три или четыре.',
    'Храните плотно закрытым в сухом месте при температуре не выше 25 °C.',
    'Рядом с миской всегда должна стоять чистая вода.',
  ],
};

const wetStory: Story = {
  ...story,
  about: [
    'Мясо, которое собака видит и чует: аппетит просыпается раньше, чем открыта упаковка.',
    'Сочный корм сам по себе или вкусная добавка к сухому.',
    'Тушим на пару, чтобы сохранить сок и запах, без красителей и усилителей вкуса.',
    'Сытный обед с понятным составом.',
  ],
  features: [
    'без сои, красителей и усилителей вкуса',
    'много влаги: полезно тем, кто мало пьёт',
    'можно смешивать с сухим кормом',
    'витамины и минералы по суточной норме',
    'один белок — легче избежать аллергии',
    'нежная текстура',
  ],
  advice: [
    'Подавайте корм комнатной температуры.',
    'Дневную норму делите на два кормления, щенкам — на три или четыре.',
    'Открытую упаковку храните в холодильнике не дольше двух суток.',
    'Рядом с миской всегда должна стоять чистая вода.',
  ],
};

const sensitive: readonly Option[] = [
  {
    text: 'гипоаллергенный для взрослых собак',
    label: 'Гипоаллергенный',
    leaf: 'gipoallergennyy',
    values: { age: 'Взрослые', needs: 'Аллергия' },
    notes: ['Один источник животного белка и ни одного злака: проще понять, на что реагирует собака.'],
  },
  {
    text: 'для собак с чувствительным пищеварением',
    leaf: 'gipoallergennyy',
    values: { age: 'Взрослые', needs: 'Чувствительное пищеварение' },
    notes: ['Легкоусвояемый белок и пребиотики успокаивают кишечник и делают стул оформленным.'],
  },
  {
    text: 'для собак с чувствительной кожей',
    leaf: 'gipoallergennyy',
    values: { age: 'Взрослые', needs: 'Чувствительная кожа' },
    notes: ['Рыбий жир, цинк и биотин уменьшают зуд и помогают шерсти отрасти.'],
  },
];

const diets: readonly Option[] = [
  [
    'при заболеваниях почек',
    'Поддержка почек',
    'Сниженное содержание фосфора и белка замедляет развитие болезни почек.',
  ],
  [
    'при расстройстве пищеварения',
    'Пищеварение',
    'Высокая усвояемость и электролиты для восстановления после расстройства.',
  ],
  ['при избыточном весе', 'Контроль веса', 'Много клетчатки и мало жира: собака худеет и не голодает.'],
  [
    'при заболеваниях суставов',
    'Поддержка суставов',
    'Зелёногубая мидия, глюкозамин и омега-3 поддерживают подвижность.',
  ],
  [
    'при мочекаменной болезни',
    'Мочекаменная болезнь',
    'Помогает растворить струвиты и не даёт образоваться новым кристаллам.',
  ],
].map(([text = '', needs = '', note = '']) => ({
  text: `для собак ${text}`,
  label: needs,
  leaf: 'dieticheskiy',
  values: { age: 'Взрослые', needs },
  notes: [note, 'Применять по назначению ветеринарного врача.'],
}));

const wetAudience: readonly Option[] = [
  { text: 'для взрослых собак', leaf: '', values: { age: 'Взрослые' } },
  {
    text: 'для взрослых собак мелких пород',
    leaf: '',
    values: { age: 'Взрослые', breed: 'Мелкие' },
    notes: ['Мелкие кусочки удобны для маленькой пасти.'],
  },
  {
    text: 'для щенков',
    leaf: 'dlya_shchenkov',
    values: { age: 'Щенки' },
    appetite: 1.6,
    notes: ['Нежная текстура подходит щенкам с двух месяцев.'],
  },
];

const dry = {
  section: 'tovary_dlya_sobak/sukhoy_korm',
  animal: 'dog',
  shape: 'bag',
  offersBy: 'weight',
  bulk: 0.87,
  names: [{ text: 'Сухой корм' }],
  story,
} as const satisfies Partial<ProductKind>;

const wet = {
  section: 'tovary_dlya_sobak/vlazhnyy_korm',
  trade: 'dogFood',
  animal: 'dog',
  offersBy: 'weight',
  bulk: 0.86,
  story: wetStory,
} as const satisfies Partial<ProductKind>;

export const dogFood: readonly ProductKind[] = [
  {
    ...dry,
    code: 'dog-dry',
    share: 190,
    trade: 'dogFood',
    facets: [
      { separator: ' ', options: dogs },
      { separator: ', ', options: dogDryTastes },
    ],
    sizes: [byWeight(0.8, 2, 7), byWeight(1.5, 3, 12), byWeight(2.5, 7, 15), byWeight(3, 15)],
    price: 480,
  },
  {
    ...dry,
    code: 'dog-dry-sensitive',
    share: 30,
    trade: 'dogFood',
    facets: [
      { separator: ' ', options: sensitive },
      { separator: ', ', options: singleProteinTastes },
    ],
    sizes: [byWeight(2, 7), byWeight(1.5, 3, 12)],
    price: 560,
  },
  {
    ...dry,
    code: 'dog-dry-diet',
    share: 28,
    trade: 'dietFood',
    names: [{ text: 'Диетический сухой корм' }],
    facets: [
      { separator: ' ', options: diets },
      { separator: ', ', options: singleProteinTastes },
    ],
    sizes: [byWeight(1.5, 3), byWeight(2, 10)],
    price: 640,
  },
  {
    ...wet,
    code: 'dog-tin',
    share: 64,
    shape: 'tin',
    names: [{ text: 'Консервы' }, { text: 'Паштет' }, { text: 'Мясное рагу' }],
    facets: [
      { separator: ' ', options: wetAudience.map((who) => ({ ...who, leaf: who.leaf || 'konservy' })) },
      { separator: ', ', options: dogWetTastes },
    ],
    sizes: [portions(12, 240, 400), portions(6, 340, 750), portions(12, 100, 400)],
    price: 62,
  },
  {
    ...wet,
    code: 'dog-pouch',
    share: 52,
    shape: 'pouch',
    names: [{ text: 'Пауч' }, { text: 'Влажный корм' }],
    facets: [
      { separator: ' ', options: wetAudience.map((who) => ({ ...who, leaf: who.leaf || 'pauchi' })) },
      { separator: ', ', options: dogWetTastes },
      {
        separator: ' ',
        options: [
          { text: 'в соусе', notes: ['Сочные кусочки в густом соусе.'] },
          { text: 'в желе', notes: ['Цельные кусочки в прозрачном желе.'] },
        ],
      },
    ],
    sizes: [portions(24, 85), portions(24, 100), portions(12, 85, 300)],
    price: 58,
  },
];
