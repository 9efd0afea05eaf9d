import { cityTime, formatDay } from '@zapovednik/rules/dates';
import type { Database } from 'deploy-api/db/database';
import { bookedVisit, visitFile } from 'deploy-api/db/schema/index';
import { encode } from 'deploy-api/http/pictures/encode';
import { desc, ne } from 'drizzle-orm';
import { lettering } from '../pictures/drawing/lettering';
import { Pen, rect } from '../pictures/drawing/pen';

const WIDTH = 900;
const HEIGHT = 1200;
const INK = '#1b1f1d';

/** A sheet with the results of a cat's blood test, as a JPEG. */
function bloodTest(day: string, pet: string): Promise<Buffer> {
  const rows = [
    ['Гемоглобин', '118 г/л', '80–150'],
    ['Эритроциты', '7,4 млн/мкл', '5,0–10,0'],
    ['Лейкоциты', '9,4 тыс/мкл', '5,5–18,5'],
    ['Тромбоциты', '352 тыс/мкл', '300–630'],
    ['Глюкоза', '5,1 ммоль/л', '3,3–6,3'],
    ['Креатинин', '112 мкмоль/л', '70–165'],
  ] as const;
  const line = (text: string, x: number, y: number, size = 30, face: 'plain' | 'strong' = 'plain') =>
    lettering(text, INK, { face, size, x, y, align: 'left', fit: WIDTH - x - 60 });
  const table = rows.map(([name, value, normal], at) => {
    const y = 420 + at * 90;
    return rect(60, y - 55, WIDTH - 120, 2, '#cdd4d0') + line(name, 60, y) + line(value, 400, y) + line(normal, 670, y);
  });
  const content = [
    rect(0, 0, WIDTH, HEIGHT, '#ffffff'),
    rect(0, 0, WIDTH, 24, '#17693f'),
    line('Заповедник. Ветеринарный кабинет', 60, 110, 34, 'strong'),
    line(`Общий анализ крови, ${day}`, 60, 190, 40, 'strong'),
    line(`Пациент: ${pet}`, 60, 250),
    line('Показатель', 60, 340, 24),
    line('Результат', 400, 340, 24),
    line('Норма', 670, 340, 24),
    ...table,
    line('Показатели в пределах нормы.', 60, 1020),
  ].join('');
  return encode(new Pen().sheet([0, 0, WIDTH, HEIGHT], WIDTH, content), 'jpg');
}

/** Attaches a finding to the last visit with a conclusion, as a vet does. */
export async function attachFinding(db: Database): Promise<void> {
  const [last] = await db
    .select({ id: bookedVisit.id, startsAt: bookedVisit.startsAt, pet: bookedVisit.petName })
    .from(bookedVisit)
    .where(ne(bookedVisit.conclusion, ''))
    .orderBy(desc(bookedVisit.startsAt))
    .limit(1);
  if (!last) return;
  const day = formatDay(cityTime(last.startsAt, 'Asia/Yekaterinburg').day, undefined);
  const content = await bloodTest(day, last.pet);
  await db.insert(visitFile).values({ visitId: last.id, name: 'Анализ крови.jpg', type: 'image/jpeg', content });
}
