import type { Animal } from '../../db/schema';

/** A species or breed. `goodsFor` is the value of «Для кого» of its goods in the catalogue. */
export interface Breed {
  value: string;
  goodsFor?: string;
  /** Set if its goods are in the sections of another animal than its kind's. */
  animal?: Animal;
}

const plain = (...values: string[]): Breed[] => values.map((value) => ({ value }));
const sharing = (goodsFor: string, ...values: string[]): Breed[] => values.map((value) => ({ value, goodsFor }));

/** Add new ones at the end of each list, because the order determines their ids. */
export const birdBreeds: readonly Breed[] = [
  ...sharing('Волнистый попугай', 'Волнистый попугай', 'Выставочный волнистый попугай (чех)'),
  ...sharing(
    'Средний попугай',
    'Корелла',
    'Неразлучник',
    'Ожереловый попугай',
    'Розелла',
    'Пиррура',
    'Каик',
    'Сенегальский попугай',
    'Лорикет',
    'Попугай-монах',
    'Певчий попугай',
  ),
  ...sharing('Крупный попугай', 'Жако', 'Амазон', 'Ара', 'Какаду', 'Эклектус'),
  ...sharing('Канарейка', 'Канарейка', 'Щегол', 'Чиж'),
  ...plain('Амадина', 'Рисовка', 'Голубь', 'Перепел', 'Курица', 'Утка', 'Майна'),
];

export const fishBreeds: readonly Breed[] = [
  ...sharing('Золотые рыбки', 'Золотая рыбка', 'Вуалехвост', 'Оранда', 'Телескоп', 'Карп кои'),
  ...sharing('Цихлиды', 'Скалярия', 'Дискус', 'Астронотус', 'Псевдотрофеус', 'Апистограмма', 'Рыба-попугай'),
  ...sharing('Петушки', 'Петушок'),
  ...sharing('Гуппи', 'Гуппи', 'Эндлер'),
  ...sharing(
    'Мелкие рыбы',
    'Неон',
    'Данио',
    'Меченосец',
    'Моллинезия',
    'Пецилия',
    'Тернеция',
    'Барбус',
    'Расбора',
    'Тетра',
    'Гурами',
    'Лялиус',
    'Радужница',
  ),
  ...plain('Анциструс', 'Сомик коридорас', 'Боция', 'Акула барбус', 'Креветка', 'Улитка аквариумная', 'Морские рыбы'),
];

export const rodentBreeds: readonly Breed[] = [
  ...sharing('Хомяк', 'Хомяк джунгарский', 'Хомяк сирийский', 'Хомяк Роборовского', 'Хомяк Кэмпбелла'),
  ...sharing(
    'Кролик',
    'Кролик декоративный',
    'Кролик вислоухий',
    'Кролик рекс',
    'Кролик ангорский',
    'Кролик львиноголовый',
  ),
  ...sharing('Морская свинка', 'Морская свинка', 'Морская свинка шелти', 'Скинни'),
  ...sharing('Шиншилла', 'Шиншилла'),
  ...sharing('Дегу', 'Дегу'),
  ...sharing('Крыса', 'Крыса декоративная', 'Крыса дамбо'),
  ...plain('Мышь', 'Песчанка', 'Белка', 'Бурундук', 'Белка-летяга'),
];

export const turtleBreeds: readonly Breed[] = [
  ...sharing(
    'Водная черепаха',
    'Красноухая черепаха',
    'Желтоухая черепаха',
    'Болотная черепаха',
    'Каспийская черепаха',
    'Мускусная черепаха',
    'Трионикс',
    'Каймановая черепаха',
  ),
  ...sharing(
    'Сухопутная черепаха',
    'Среднеазиатская черепаха',
    'Средиземноморская черепаха',
    'Звёздчатая черепаха',
    'Шпороносная черепаха',
    'Леопардовая черепаха',
  ),
];

export const ferretBreeds: readonly Breed[] = plain('Хорёк домашний', 'Хорёк ангорский', 'Фуро', 'Хонорик');

export const otherBreeds: readonly Breed[] = [
  { value: 'Агама', goodsFor: 'Агама', animal: 'reptile' },
  { value: 'Геккон', goodsFor: 'Геккон', animal: 'reptile' },
  { value: 'Игуана', goodsFor: 'Игуана', animal: 'reptile' },
  { value: 'Хамелеон', animal: 'reptile' },
  { value: 'Змея', animal: 'reptile' },
  { value: 'Лягушка', animal: 'reptile' },
  { value: 'Аксолотль', animal: 'fish' },
  ...plain('Ахатина', 'Ёж', 'Паук-птицеед', 'Муравьи', 'Мини-пиг', 'Лошадь', 'Коза', 'Сахарный поссум', 'Енот'),
];
