import type { articleComment } from 'deploy-api/db/schema/index';
import { SeededRandom } from '../pictures/drawing/seeded-random';

const DAY = 86_400_000;

/** What readers of the demonstration say: the code of the article, then name and text, the newest first. */
const spoken: Readonly<Record<string, readonly (readonly [name: string, text: string])[]>> = {
  'kalendar-privivok': [
    ['Светлана', 'Распечатала и повесила на холодильник. Вопрос про девятый этаж закрыт, спасибо.'],
    ['Игорь', 'Нам врач сдвинул вторую прививку на неделю из-за чихания. Теперь понятно почему.'],
  ],
  'novyy-korm-za-desyat-dney': [
    ['Наталья', 'Переводили шпица ровно по таблице, ни одного сбоя. Главное — не торопиться на третьем шаге.'],
    ['Денис', 'Кот три дня делал вид, что это не еда. Подогрели паштет — сдался.'],
    ['Ольга', 'Считать норму по новому корму — вот чего нам не хватало. Съели лишнего килограмм за месяц.'],
  ],
  'shchenok-odin-doma': [
    ['Павел', 'Камера показала, что воет он ровно четыре минуты и спит. А соседи жаловались на весь день.'],
    ['Юлия', 'Замороженная игрушка работает лучше любых уговоров.'],
  ],
  'pereezd-s-koshkoy': [
    ['Марина', 'Немытый плед со старой квартиры — гениально. Спала на нём неделю, потом перешла на диван.'],
  ],
  'pervye-dni-shchenka': [
    ['Артём', 'Ночью лежал на полу и держал руку в лежанке. На третью ночь оба выспались.'],
    ['Вера', 'А если пелёнок две, в разных комнатах? У нас так меньше промахов.'],
  ],
  'kogda-k-vrachu-srochno': [
    ['Елена', 'Сохранила. Про кота в лотке знала, но не думала, что счёт на часы.'],
    ['Тимур', 'Благодаря пункту про раздутый живот успели с догом. Врач сказал, ещё полчаса — и всё.'],
  ],
  'koshka-derot-divan': [
    ['Алина', 'Передвинули когтеточку из угла к дивану — и диван выжил. Двигали обратно месяц.'],
    ['Константин', 'Подтверждаю про 80 сантиметров: на низкую наш мейн-кун даже не смотрел.'],
  ],
  'skolko-pyot-koshka': [['Дарья', 'Фонтанчик купили ради шутки, теперь без него не пьёт.']],
  'kak-chitat-sostav-korma': [
    ['Сергей', 'Дома перечитал все пачки. «Со вкусом» оказалось три из пяти.'],
    ['Людмила', 'Спасибо за строчку про субпродукты, а то нас ими пугали.'],
  ],
  'pervyy-akvarium-bez-toropi': [
    ['Руслан', 'Месяц ждал с пустой банкой, семья смеялась. Зато не потерял ни одной рыбки.'],
  ],
  'dom-dlya-homyaka': [
    ['Катя, 11 лет', 'Мы сделали дом из контейнера, и Пончик перестал грызть прутья! Прутьев теперь нет :)'],
  ],
  'linka-bez-sherti-na-divane': [
    ['Галина', 'Фурминатором без нажима — важное уточнение, мы натёрли кожу в первый раз.'],
  ],
};

type Comment = typeof articleComment.$inferInsert;

/** Comments of readers who have no account here, some days after the article appeared, and never after `today`. */
export function readerComments(
  articles: readonly { id: number; code: string; publishedAt: Date }[],
  today: Date,
): Comment[] {
  return articles.flatMap(({ id, code, publishedAt }) =>
    (spoken[code] ?? []).map(([name, text], at, all) => {
      const since = today.getTime() - publishedAt.getTime();
      const share = (all.length - at) / (all.length + 1);
      const createdAt = new Date(publishedAt.getTime() + Math.min(since * share, 9 * DAY * share));
      return { articleId: id, name, text, createdAt };
    }),
  );
}

/** How many like an article: more, the longer it can be read. */
export function likesOf({ id, publishedAt }: { id: number; publishedAt: Date }, today: Date): number {
  const days = (today.getTime() - publishedAt.getTime()) / DAY;
  return Math.max(0, Math.round((30 + 12 * Math.sqrt(days) * 3) * (0.5 + new SeededRandom(id).next())));
}
