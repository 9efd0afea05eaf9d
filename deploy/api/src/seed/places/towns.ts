import { codeOf } from '../code-of';

/** A place without a storefront of its own: its people are served by the nearest city. */
export interface TownFacts {
  id: number;
  name: string;
  code: string;
  type: 'CITY' | 'VILLAGE';
  /** ID of that city. */
  city: number;
}

/** Towns and villages by the ID of their city. */
const around: Readonly<Record<number, readonly [towns: readonly string[], villages: readonly string[]]>> = {
  2201: [
    ['Берёзовский', 'Верхняя Пышма', 'Среднеуральск', 'Арамиль', 'Сысерть', 'Заречный', 'Асбест', 'Полевской'],
    ['Большой Исток', 'Кольцово', 'Светлый'],
  ],
  2202: [
    ['Краснокамск', 'Кунгур', 'Березники', 'Соликамск', 'Лысьва'],
    ['Култаево', 'Сылва'],
  ],
  2203: [['Ревда', 'Дегтярск', 'Бисерть'], ['Билимбай']],
  2204: [['Копейск', 'Миасс', 'Златоуст', 'Троицк', 'Коркино'], ['Долгодеревенское']],
  2205: [
    ['Тобольск', 'Ишим', 'Ялуторовск', 'Заводоуковск'],
    ['Боровский', 'Винзили'],
  ],
  2206: [['Невьянск', 'Кушва', 'Верхняя Салда', 'Кировград'], []],
  2207: [['Стерлитамак', 'Салават', 'Благовещенск', 'Бирск'], ['Чесноковка']],
  2208: [['Шадринск', 'Шумиха'], ['Кетово']],
  2209: [['Белорецк', 'Верхнеуральск'], ['Агаповка']],
  2210: [['Богданович', 'Сухой Лог'], ['Мартюш']],
  2211: [['Нефтеюганск', 'Когалым', 'Лянтор'], ['Белый Яр']],
  2212: [['Бердск', 'Искитим', 'Обь'], ['Краснообск']],
  2213: [['Тара', 'Калачинск'], ['Лузино']],
  2214: [['Зеленоград', 'Троицк', 'Щербинка', 'Московский'], []],
};

export const townFacts: readonly TownFacts[] = Object.entries(around)
  .flatMap(([city, [towns, villages]]) => [
    ...towns.map((name) => ({ name, type: 'CITY' as const, city: Number(city) })),
    ...villages.map((name) => ({ name, type: 'VILLAGE' as const, city: Number(city) })),
  ])
  .map((town, index) => ({ ...town, id: 2301 + index, code: codeOf(town.name) }));
