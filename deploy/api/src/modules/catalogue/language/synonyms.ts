import { needs } from './needs';
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
  ...needs,
  'корм еда еды еду питание кормить',
  'лакомство вкусняшка угощение снэк снек',
  'лежак лежанка кроватка лежбище',
  'лоток туалет',
  'когтеточка когтедралка дряпка драпак',
  'мяч мячик',
  'мышь мышка',
  'витамин мультивитамин',
  'миска мисочка тарелка',
  'металл металлический стальной сталь железный',
  'поилка автопоилка',
  'шлейка шлея',
  'переноска контейнер',
  'пакет мешок',
  'комбинезон дождевик',
  'крупный большой maxi',
  'мелкий маленький mini',
  'курица цыплёнок куриный',
  'говядина говяжий',
  'телятина телёнок телячий',
  'индейка индюшка',
  'ягнёнок баранина',
  'лосось сёмга',
  'сухой сушка',
  'крем пюре паста',
  'щётка расчёска пуходёрка вычёсывание',
  'аквариум аквариумы',
  'кожа кожаный',
  'коврик термоковрик',
  'термоковрик обогрев подогрев грелка',
  'закрытый крытый',
  'аромат запах ароматизатор отдушка',
];

/** Words of which the names have only a part each. */
const narrower = [
  'рыба рыбный: лосось сёмга форель треска тунец',
  'птица птичий: курица индейка утка перепёлка',
  'злак злаковый зерно зерновой глютен: рис овсянка гречка кукуруза пшеница',
  'говядина: телятина',
  'молодой: щенок котёнок',
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
  for (const key of keys) synonyms.set(key, [...(synonyms.get(key) ?? []), ...keys]);
}

const animalKeys = new Set(animals.flatMap(keysOfList));
const needKeys = new Set(needs.flatMap(keysOfList));

/** «Words: what they stand for» by the key of each word and of its synonyms. */
function byKey(lines: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const line of lines) {
    const [typed = '', meant = ''] = line.split(': ');
    const keys = keysOfList(typed);
    for (const key of [...keys, ...keys.flatMap((one) => synonyms.get(one) ?? [])]) found.set(key, keysOfList(meant));
  }
  return found;
}

const broaderKeys = byKey(broader);
const narrowerKeys = byKey(narrower);

/** Keys of synonyms, without the given keys. */
export function synonymsOf(keys: readonly string[]): string[] {
  const found = new Set(keys.flatMap((key) => synonyms.get(key) ?? []));
  return [...found].filter((key) => !keys.includes(key));
}

/** Keys of the more general words for these words. */
export function broaderThan(keys: readonly string[]): string[] {
  const found = keys.flatMap((key) => broaderKeys.get(key) ?? []);
  if (found.length === 0) return found;
  return [...new Set([...found, ...synonymsOf(found)])];
}

/** Keys of what these words are made up of: fish is salmon or trout. */
export function narrowerThan(keys: readonly string[]): string[] {
  const found = keys.flatMap((key) => narrowerKeys.get(key) ?? []);
  if (found.length === 0) return found;
  return [...new Set([...found, ...synonymsOf(found)])];
}

export const isAnimal = (keys: readonly string[]): boolean => keys.some((key) => animalKeys.has(key));

/** Whether it is an illness, an age or another need. */
export const isNeed = (keys: readonly string[]): boolean => keys.some((key) => needKeys.has(key));
