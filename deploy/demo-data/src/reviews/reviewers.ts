import type { Random } from '../random/random';

const women = [
  'Анна',
  'Мария',
  'Елена',
  'Ольга',
  'Наталья',
  'Екатерина',
  'Татьяна',
  'Ирина',
  'Светлана',
  'Юлия',
  'Анастасия',
  'Дарья',
  'Виктория',
  'Полина',
  'Алёна',
  'Ксения',
  'Марина',
  'Людмила',
  'Галина',
  'Вера',
  'Надежда',
  'Евгения',
  'Алина',
  'Кристина',
  'Валентина',
  'Лариса',
  'Софья',
  'Оксана',
];
const men = [
  'Александр',
  'Дмитрий',
  'Сергей',
  'Андрей',
  'Алексей',
  'Михаил',
  'Иван',
  'Максим',
  'Евгений',
  'Николай',
  'Павел',
  'Роман',
  'Илья',
  'Артём',
  'Денис',
  'Олег',
  'Игорь',
  'Кирилл',
  'Владимир',
  'Антон',
];
/** Both forms of each, for a man and for a woman. */
const families = [
  'Иванов',
  'Смирнов',
  'Кузнецов',
  'Попов',
  'Соколов',
  'Лебедев',
  'Козлов',
  'Новиков',
  'Морозов',
  'Петров',
  'Волков',
  'Соловьёв',
  'Васильев',
  'Зайцев',
  'Павлов',
  'Семёнов',
  'Голубев',
  'Виноградов',
  'Богданов',
  'Воробьёв',
  'Фёдоров',
  'Михайлов',
  'Беляев',
  'Тарасов',
  'Белов',
  'Комаров',
  'Орлов',
  'Киселёв',
  'Макаров',
  'Андреев',
  'Ковалёв',
  'Ильин',
  'Гусев',
  'Титов',
  'Кузьмин',
  'Кудрявцев',
  'Баранов',
  'Куликов',
  'Алексеев',
  'Степанов',
];

export interface Reviewer {
  name: string;
  lastName: string;
  isWoman: boolean;
}

export const firstNameOf = (isWoman: boolean, random: Random): string => random.pick(isWoman ? women : men);
export const familyOf = (isWoman: boolean, random: Random): string => `${random.pick(families)}${isWoman ? 'а' : ''}`;

/** The author of a review: three in four are women; most give the first letter of their surname, some only their first name. */
export function reviewerOf(random: Random): Reviewer {
  const isWoman = random.chance(0.74);
  const name = firstNameOf(isWoman, random);
  const family = familyOf(isWoman, random);
  const lastName = random.chance(0.25) ? '' : random.chance(0.6) ? `${family.charAt(0)}.` : family;
  return { name, lastName, isWoman };
}
