import { keysOf } from './stem';
import { fold } from './words';

/**
 * Words that no goods have in their names, and what they say in the words of the catalogue. The first of these is meant as if it were
 * typed; goods that also have the others are preferred.
 */
const meanings = [
  // Breeds.
  'лабрадор ретривер овчарка ротвейлер алабай алабая дог доберман сенбернар маламут акита боксёр далматин кане корсо мастиф ньюфаундленд риджбек сеттер питбуль стаффорд хаски самоед: собака крупный',
  'корги бигль бульдог спаниель кокер шнауцер шарпей бордер колли шелти бассет: собака средний',
  'терьер метис дворняга: собака',
  'йорк йоркширский йоркшир чихуахуа чихуа шпиц мопс пекинес мальтезе болонка рассел пинчер цвергпинчер ши тцу шитцу папильон левретка такса той тойчик тойтерьер пудель: собака мелкий',
  'мейн кун мейнкун персидский перс невский рэгдолл регдолл ангорский бирманский сомали: кошка длинношёрстный',
  'британец британка британский шотландец шотландский вислоухий сиамский бенгал бенгальский абиссинский бурманский манчкин экзот: кошка короткошёрстный',
  'сфинкс ориентал бобтейл: кошка',
  'корелла неразлучник аратинга: попугай средний',
  'жако ара какаду амазон: попугай крупный',
  'волнистик: попугай волнистый',
  'песчанка белка джунгарик: грызун',
  'эублефар: геккон',
  'красноухий: черепаха водный',
  // Ages.
  'малыш подросток джуниор юниор junior: молодой',
  // They are fed like the young.
  'беременный кормящий: молодой',
  // What goods have, or do.
  'крышка: закрытый',
  'линять линяет: шерсть',
  'зуд чесаться чешется чешутся: аллергия',
];

/** Words without goods of their own, of which any word of the second part is one. */
const byKey = new Map<string, readonly string[]>();
for (const line of meanings) {
  const [typed = '', meant = ''] = line.split(': ');
  for (const word of typed.split(' ')) for (const key of keysOf(fold(word))) byKey.set(key, fold(meant).split(' '));
}

/** What a word means in the words of the catalogue. Null: it speaks for itself. */
export function meaningOf(word: string): readonly string[] | null {
  for (const key of keysOf(word)) {
    const meant = byKey.get(key);
    if (meant) return meant;
  }
  return null;
}
