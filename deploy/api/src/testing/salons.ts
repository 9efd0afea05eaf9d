import type { Database } from '../db/database';
import * as tables from '../db/schema';

/** Working hours of every day, by the salon's clock. */
const everyDay = (specialistId: number, from: string, until: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ specialistId, weekday, from, until }));

/**
 * Salons for a small shop. Visits to the vets take an hour.
 *
 * | salon | kind | where | specialists |
 * |---|---|---|---|
 * | 1 | vet | Екатеринбург | 1 Вера and 2 Пётр, 09:00–11:00 and 10:00–12:00 |
 * | 2 | vet | Пермь | 3 Нина, 09:00–11:00 |
 * | 3 | grooming | Екатеринбург | 4 Алла, 09:00–11:00 |
 * | 4 | training | Екатеринбург | 5 Олег, 09:00–11:00 |
 */
export async function fillSalons(db: Database): Promise<void> {
  await db.insert(tables.shop).values([
    { id: 1, code: 'na_lenina', description: '' },
    { id: 3, code: 'perm', description: '' },
  ]);
  const salon = { phone: '+7 (343) 000-00-01', email: 'salon@example.ru', entrance: 'Второй этаж' };
  await db.insert(tables.salon).values([
    { ...salon, id: 1, kind: 'vet', shopId: 1, name: 'Кабинет на Ленина' },
    { ...salon, id: 2, kind: 'vet', shopId: 3, name: 'Кабинет в Перми' },
    { ...salon, id: 3, kind: 'grooming', shopId: 1, name: 'Груминг на Ленина' },
    { ...salon, id: 4, kind: 'training', shopId: 1, name: 'Площадка на Ленина' },
  ]);
  await db.insert(tables.service).values([
    { id: 1, kind: 'vet', name: 'Осмотр', minutes: 60, sort: 10 },
    { id: 2, kind: 'grooming', name: 'Стрижка', minutes: 120, sort: 10 },
    { id: 3, kind: 'training', name: 'Щенки', minutes: 60, sort: 10 },
  ]);
  await db.insert(tables.servicePrice).values([
    { serviceId: 1, animal: 'dog', price: 90_000 },
    { serviceId: 1, animal: 'cat', price: 80_000 },
    { serviceId: 2, animal: 'dog', size: 'small', price: 150_000 },
    { serviceId: 2, animal: 'dog', size: 'large', price: 350_000 },
    { serviceId: 2, animal: 'dog', breed: 'Пудель', price: 280_000 },
    { serviceId: 3, animal: 'dog', price: 120_000 },
  ]);
  const person = { about: 'Любит животных', since: 2015, picture: '/pictures/person/vet-1/1' };
  await db.insert(tables.specialist).values([
    { ...person, id: 1, salonId: 1, name: 'Вера Лисина', position: 'Терапевт', serviceIds: [1] },
    { ...person, id: 2, salonId: 1, name: 'Пётр Волков', position: 'Хирург', serviceIds: [1] },
    { ...person, id: 3, salonId: 2, name: 'Нина Зайцева', position: 'Терапевт', serviceIds: [1] },
    { ...person, id: 4, salonId: 3, name: 'Алла Белкина', position: 'Грумер', serviceIds: [2] },
    { ...person, id: 5, salonId: 4, name: 'Олег Барсуков', position: 'Кинолог', serviceIds: [3] },
  ]);
  await db
    .insert(tables.workingHours)
    .values([
      ...everyDay(1, '09:00', '11:00'),
      ...everyDay(2, '10:00', '12:00'),
      ...[3, 4, 5].flatMap((id) => everyDay(id, '09:00', '11:00')),
    ]);
}
