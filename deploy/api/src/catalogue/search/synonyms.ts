import { keysOf } from './stem';
import { fold } from './words';

/** Synonyms; the names contain only one word of each line. */
const groups = [
  'кошка кот котик кошачий киса',
  'котёнок котята',
  'собака пёс собачка собачий псина',
  'щенок щенята щенячий',
  'корм еда еды еду питание',
  'лакомство вкусняшка угощение снэк снек',
  'лежак лежанка кроватка лежбище',
  'лоток туалет',
  'когтеточка когтедралка дряпка драпак',
  'мяч мячик',
  'мышь мышка',
  'рыба рыбка',
  'попугай попугайчик',
  'хомяк хомячок',
  'кролик крольчонок крольчатина кроличий',
  'черепаха черепашка',
  'глист гельминт антигельминтик',
  'блоха противоблошиный',
  'клещ противоклещевой',
  'витамин мультивитамин',
  'миска мисочка тарелка',
  'поилка автопоилка',
  'шлейка шлея',
  'переноска контейнер',
  'пакет мешок',
  'комбинезон дождевик',
  'стерилизованный кастрированный стерилизация кастрация',
  'курица цыплёнок куриный',
  'говядина говяжий',
  'индейка индюшка',
  'ягнёнок баранина',
  'лосось сёмга',
  'сухой сушка',
  'щётка расчёска пуходёрка',
];

const synonyms = new Map<string, readonly string[]>();
for (const group of groups) {
  const keys = group.split(' ').flatMap((word) => keysOf(fold(word)));
  for (const key of keys) synonyms.set(key, keys);
}

/** Keys of synonyms, without the given keys. */
export function synonymsOf(keys: readonly string[]): string[] {
  const found = new Set(keys.flatMap((key) => synonyms.get(key) ?? []));
  return [...found].filter((key) => !keys.includes(key));
}
