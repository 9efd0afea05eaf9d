import { keysOf } from './stem';
import { fold } from './words';

/**
 * Words for animals: a search for one does not return goods for another. The first word of each line is the one in
 * names.
 */
const animals = [
  'кошка кот котик кошачий киса cat cats котэ',
  'котёнок котята kitten киттен',
  'собака пёс собачка собачий псина dog dogs',
  'щенок щенята щенячий puppy паппи',
  'рыба рыбка рыбный аквариумный',
  'попугай попугая попугайчик',
  'птица птичка птичий',
  'хомяк хомячок',
  'грызун',
  'крыса крыска',
  'кролик крольчонок крольчатина кроличий',
  'шиншилла',
  'черепаха черепашка',
  'рептилия ящерица',
  'канарейка',
  'свинка',
];

/** Synonyms; the names contain only one word of each line. */
const groups = [
  ...animals,
  'корм еда еды еду питание кормить',
  'лакомство вкусняшка угощение снэк снек',
  'лежак лежанка кроватка лежбище',
  'лоток туалет',
  'когтеточка когтедралка дряпка драпак',
  'мяч мячик',
  'мышь мышка',
  'глист гельминт антигельминтик глистогонный антигельминтный черви',
  'блоха противоблошиный',
  'клещ противоклещевой',
  'витамин мультивитамин',
  'миска мисочка тарелка',
  'металл металлический стальной сталь железный',
  'поилка автопоилка',
  'шлейка шлея',
  'переноска контейнер',
  'пакет мешок',
  'комбинезон дождевик',
  'стерилизованный кастрированный стерилизация кастрация стерилайз sterilised sterilized',
  'взрослый adult',
  'пожилой старый senior',
  'крупный большой maxi',
  'мелкий маленький mini',
  'избыточный толстый ожирение похудение light',
  'мочекаменный мкб уринари urinary',
  'гипоаллергенный аллергия hypoallergenic',
  'чувствительный sensitive',
  'курица цыплёнок куриный',
  'говядина говяжий',
  'телятина телёнок телячий',
  'индейка индюшка',
  'ягнёнок баранина',
  'лосось сёмга',
  'сухой сушка',
  'щётка расчёска пуходёрка вычёсывание',
  'ухо уши ушей ушной',
  'глаз глаза глазной',
  'зуб зубы зубной',
  'сустав суставы хондропротектор',
  'успокоительный успокаивающий успокоительное',
  'аквариум аквариумы',
  'кожа кожаный',
];

/**
 * More general words: a search for a cage for hamsters returns cages for rodents if the shop has none for hamsters
 * only.
 */
const broader = [
  'щенок: собака',
  'котёнок: кошка',
  'хомяк крыса кролик шиншилла свинка: грызун',
  'попугай канарейка: птица',
  'черепаха ящерица игуана геккон: рептилия террариум',
  'аквариум рыба: аквариумистика',
  'террариум: рептилия',
];

const keysOfList = (line: string): string[] => line.split(' ').flatMap((word) => keysOf(fold(word)));

const synonyms = new Map<string, readonly string[]>();
for (const group of groups) {
  const keys = keysOfList(group);
  for (const key of keys) synonyms.set(key, keys);
}

const animalKeys = new Set(animals.flatMap(keysOfList));

const broaderKeys = new Map<string, readonly string[]>();
for (const line of broader) {
  const [narrow = '', wide = ''] = line.split(': ');
  const keys = keysOfList(narrow);
  for (const key of [...keys, ...keys.flatMap((one) => synonyms.get(one) ?? [])])
    broaderKeys.set(key, keysOfList(wide));
}

/** Keys of synonyms, without the given keys. */
export function synonymsOf(keys: readonly string[]): string[] {
  const found = new Set(keys.flatMap((key) => synonyms.get(key) ?? []));
  return [...found].filter((key) => !keys.includes(key));
}

/** Keys of the more general words for these words. */
export function broaderThan(keys: readonly string[]): string[] {
  const found = keys.flatMap((key) => broaderKeys.get(key) ?? []);
  return [...new Set([...found, ...synonymsOf(found)])];
}

export const isAnimal = (keys: readonly string[]): boolean => keys.some((key) => animalKeys.has(key));
