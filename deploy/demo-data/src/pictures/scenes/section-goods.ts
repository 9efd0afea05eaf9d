import type { Shape, Species } from 'deploy-api/db/schema/illustration';

/** A product on the picture of a section: its shape, and the name that chooses its form. */
export interface SectionProduct {
  shape: Shape;
  name?: string;
}

/** What a section of this name sells, if its animal has such goods. The first that matches is shown. */
const byName: readonly (readonly [RegExp, Shape, name: string, of?: Species])[] = [
  [/намордник/i, 'collar', 'Намордник'],
  [/шлейк/i, 'collar', 'Шлейка'],
  [/ошейник|блох/i, 'collar', 'Ошейник от клещей', 'none'],
  [/ошейник/i, 'collar', 'Ошейник'],
  [/воротник/i, 'collar', 'Защитный воротник'],
  [/поводк/i, 'leash', 'Поводок'],
  [/рулетк/i, 'leash', 'Рулетка'],
  [/мягкие/i, 'toy-mouse', 'Мягкая игрушка'],
  [/канат/i, 'toy-rope', 'Канат с узлами'],
  [/трек/i, 'toy-ball', 'Трек с шариком'],
  [/мячи/i, 'toy-ball', 'Мяч'],
  [/^для лакомств/i, 'toy-ball', 'Игрушка для лакомств'],
  [/мышки/i, 'toy-mouse', 'Мышка'],
  [/удочки/i, 'toy-mouse', 'Удочка'],
  [/матрас/i, 'bed', 'Матрас'],
  [/гамак/i, 'bed', 'Гамак на батарею'],
  [/^лежаки$/i, 'bed', 'Лежанка'],
  [/^домики$/i, 'house', 'Домик'],
  [/картонн/i, 'scratcher', 'Когтеточка картонная'],
  [/столбик/i, 'scratcher', 'Когтеточка-столбик'],
  [/игровые/i, 'scratcher', 'Игровой комплекс'],
  [/медленн/i, 'bowl', 'Миска-лабиринт'],
  [/керамическ/i, 'bowl', 'Миска керамическая'],
  [/поилки и авто/i, 'bowl', 'Поилка-фонтан'],
  [/кормушк/i, 'bowl', 'Кормушка навесная'],
  [/поилки и миски/i, 'bottle', 'Поилка'],
  [/щётк/i, 'brush', 'Щётка'],
  [/когтерез/i, 'brush', 'Когтерез'],
  [/шампун/i, 'bottle', 'Шампунь'],
  [/комбинезон|^одежд/i, 'decor', 'Комбинезон'],
  [/свитер/i, 'decor', 'Свитер'],
  [/рюкзак/i, 'carrier', 'Рюкзак-переноска'],
  [/сумки/i, 'carrier', 'Сумка-переноска'],
  [/пластиков/i, 'carrier', 'Переноска пластиковая'],
  [/открытые/i, 'litter-tray', 'Лоток'],
  [/закрытые/i, 'litter-tray', 'Туалет-домик'],
  [/совки/i, 'litter-tray', 'Совок для наполнителя'],
  [/паучи/i, 'pouch', ''],
  [/консервы/i, 'tin', ''],
  [/крем/i, 'tube', 'Крем-лакомство'],
  [/колёса/i, 'decor', 'Колесо беговое'],
  [/минеральн/i, 'decor', 'Минеральный камень'],
  [/жёрдочк/i, 'decor', 'Качели'],
  [/аксессуары/i, 'decor', 'Лесенка', 'bird'],
  [/аксессуары/i, 'decor', 'Туннель', 'rodent'],
  [/растения/i, 'decor', 'Растение'],
  [/гроты/i, 'decor', 'Грот'],
  [/укрытия$/i, 'decor', 'Пещера'],
  [/грунт|субстрат|песок/i, 'decor', 'Грунт'],
  [/фильтр/i, 'filter', 'Фильтр'],
  [/компрессор/i, 'filter', 'Компрессор'],
  [/нагревател/i, 'filter', 'Нагреватель'],
  [/освещение/i, 'lamp', 'Светильник'],
  [/ультрафиолет/i, 'lamp', 'Лампа ультрафиолетовая'],
  [/лампы/i, 'lamp', 'Лампа'],
  [/термоковрик/i, 'bed', 'Коврик'],
  [/холку/i, 'tube', 'Капли на холку'],
  [/суспенз|^капли/i, 'bottle', 'Суспензия'],
  [/спреи/i, 'spray', ''],
  [/^таблетки$/i, 'tablets', '', 'none'],
];

/** The goods of a section: by its name if that says what they are, otherwise the shapes of its branch. */
export function sectionGoods(name: string, animal: Species, shapes: readonly Shape[]): readonly SectionProduct[] {
  const named = byName.find(([word, , , of]) => word.test(name) && (of === undefined || of === animal));
  if (!named) return shapes.map((shape) => ({ shape }));
  const [, shape, product] = named;
  return [{ shape, ...(product && { name: product }) }];
}
