import { searchableCatalogue } from 'deploy-demo-data/testing/searchable-catalogue';

const { index, search } = searchableCatalogue();
const nameAt = (position: number) => index.products[position]?.name ?? '';

const food = /^(Сухой корм|Влажный корм|Пауч|Паштет|Мусс|Консервы|Мясное рагу|Корм|Диетический)/;

test.each([
  // Words of the names, in other cases and numbers, with and without ё.
  ['наполнитель', null, /^Наполнитель/],
  ['наполнителя', null, /^Наполнитель/],
  ['корм для кошек', null, food],
  ['сухой корм для стерилизованных кошек', null, /^Сухой корм .*для стерилизованных кошек/],
  ['корма щенкам', null, /для щенков/],
  ['лососем', null, /лосос/i],
  ['вигвама', null, /^Вигвам/],
  ['пеленки', null, /^Пелёнки/],
  ['пелёнок', null, /^Пелёнки/],
  ['ошейник от блох', null, /^Ошейник от блох и клещей/],
  ['таблетки от глистов', null, /^Таблетки от глистов/],
  ['песок для шиншилл', null, /^Песок .*шиншилл/],
  ['аквариум 60 л', null, /^Аквариум.*60 л/],
  ['аквариум 60л', null, /^Аквариум.*60 л/],
  ['Nordtail, лосось!', null, /Nordtail.*лосось/],
  ['хвостатый доктор', null, /«Хвостатый Доктор/],
  // Words that are in no name but are synonyms.
  ['котёнок', null, /для котят/],
  ['расчёска для кошек', null, /^Расчёска/],
  ['еда для хомячка', null, /хомяков/],
  ['мультивитамины рептилиям', null, /^Мультивитамины.*рептилий/],
  // By section and values.
  ['игрушки для собак', null, /^(Мягкая и|И)грушка/],
  ['ветаптека капли', null, /капли/i],
  // Words for illnesses, also for an animal that no goods name, and whatever else is in the text.
  ['почечный корм кот', null, /для кошек при заболеваниях почек/],
  ['корм renal для собак', null, /для собак при заболеваниях почек/],
  ['корм для старой кошки почки', null, /для кошек при заболеваниях почек/],
  ['цистит у кота', null, /для кошек при мочекаменной болезни/],
  ['от блох щенку', null, /от блох.* для собак/],
  ['от глистов котятам', null, /от глистов.* для .*кошек/],
  // Breeds, ages, and the weight of an animal.
  ['корм для лабрадора', null, /^Сухой корм.*собак крупных пород/],
  ['корм для йоркширского терьера', null, /собак мелких пород/],
  ['игрушка для мейн куна', null, /^(Дразнилка|Удочка|Мыш|Мяч|Трек)/],
  ['корм для кошек 7+', null, /для пожилых кошек/],
  ['корм для собаки 3 месяца', null, /для щенков/],
  ['капли от блох собаке 20 кг', null, /^Капли.*для собак 10–25 кг/],
  // A brand whose name has the word is not meant.
  ['миска для щенка', null, /^Миска/],
  // What a thing has or does.
  ['лоток с крышкой', null, /^Туалет-домик/],
  ['грелка', null, /^(Термоковрик|Лампа ночного обогрева)/],
  // While typing.
  ['наполн', null, /^Наполнитель/],
  ['мяс пал', null, /^Мясные палочки/],
  ['сух кор кош', null, /^Сухой корм .*кошек/],
  // The other layout of the keyboard.
  ['rjhv lkz rjitr', 'корм для кошек', food],
  ['yjhlntqk', 'Nordtail', /Nordtail/],
  ['тщквефшд', 'Nordtail', /Nordtail/],
  // The other alphabet.
  ['korm dlya koshek', 'корм для кошек', food],
  ['napolnitel', 'наполнитель', /^Наполнитель/],
  ['igrushka myach', 'игрушка мяч', /Мяч|мяч/],
  ['oshejnik synij', 'ошейник синий', /^Ошейник.*синий/],
  ['нордтейл', 'Nordtail', /Nordtail/],
  ['пурфилд', 'Purrfield', /Purrfield/],
  // Mistyped.
  ['мячек', 'мячик', /^Мячик/],
  ['комр', 'корм', food],
  ['ашейник', 'ошейник', /^Ошейник/],
  ['когтиточка', 'когтеточка', /^Когтеточка/],
  ['nortail', 'Nordtail', /Nordtail/],
])('API-10 CAT-36 «%s» is understood as %s', (text, misspell, names) => {
  const found = search(text);
  expect(found.misspell).toBe(misspell);
  expect(nameAt(found.positions[0] ?? -1)).toMatch(names);
});

test.each([
  // Words that the shop does not know. Sizes and numbers are not enough without a known word.
  ['корм с крокодилом', { unknown: ['крокодилом'], dropped: [] }, food],
  ['айфон 15', { unknown: ['айфон'], dropped: [] }, null],
  // Known words that no product has together: the less important ones are dropped.
  ['корм 777 кг', { unknown: [], dropped: ['777 кг'] }, food],
  ['корм 10 кг для лабрадора', { unknown: [], dropped: ['10 кг'] }, /собак крупных пород.* 12 кг$/],
  ['сухой корм для котят с курицей', { unknown: [], dropped: ['курицей'] }, /^Сухой корм .*для котят/],
  ['клетка для хомяка', { unknown: [], dropped: [] }, /^Клетка .*для (шиншилл|крыс|морских|кроликов)/],
  ['красный кожаный ошейник', { unknown: [], dropped: ['кожаный'] }, /^Ошейник.*красный/],
  // Brands that the shop does not have.
  ['роял канин', { unknown: ['Royal Canin'], dropped: [] }, food],
  ['црцшылфы', { unknown: ['Whiskas'], dropped: [] }, /кошек|котят/],
  ['royal ca', { unknown: ['Royal Canin'], dropped: [] }, food],
  ['whisk', { unknown: ['Whiskas'], dropped: [] }, /кошек|котят/],
  ['пурина наполнитель', { unknown: ['Purina'], dropped: [] }, /наполнитель/i],
])('API-10 «%s»: what is not found is said, and something near is shown', (text, said, names) => {
  const found = search(text);
  expect(found).toMatchObject(said);
  if (names) expect(nameAt(found.positions[0] ?? -1)).toMatch(names);
  else expect(found.positions).toEqual([]);
});

test.each(['крокодил', '!!!', 'ю', ''])('API-10 «%s» finds nothing', (text) => {
  expect(search(text)).toMatchObject({ positions: [], misspell: null });
});

test.each([
  ...[
    'ыъъъы',
    'ыъыъ',
    '123ыъ',
    'фывапролдж',
    'йцукен',
    'щзхъ',
    'абракадабра',
    'ёёёё',
    'лорем ипсум',
    'ввжзкст',
    'трой',
    'пеймчй',
  ],
  ...['qwerty', 'asdfgh', 'zxcvbn', 'kgbn', 'wzeu', 'lcpq', 'erfxukf', 'hjkl', 'xxxx'],
])('API-10 CAT-35 the nonsense «%s» finds nothing, and is not taken for another word', (text) => {
  expect(search(text)).toMatchObject({ positions: [], misspell: null });
});

const having = (text: string, other: RegExp) =>
  search(text)
    .positions.map(nameAt)
    .filter((name) => other.test(name));

test.each([
  ['корм без курицы для кошки', /куриц/],
  ['корм для собак, кроме говядины', /говядин|телятин/],
  ['корм для собак не содержит курицу и говядину', /куриц|говядин/],
  ['паучи для кошек без рыбы', /лосос|форел|треск|тунец/],
  ['беззерновой корм для кошек', / рис|овсян|гречк/],
  ['наполнитель без запаха', /с ароматом/],
  ['без курицы', /куриц/],
])('API-10 «%s»: nothing that was excluded is found', (text, other) => {
  expect(search(text).positions.length).toBeGreaterThan(10);
  expect(having(text, other)).toEqual([]);
});

test('API-10 goods that say what they are without come first', () => {
  expect(nameAt(search('наполнитель без запаха').positions[0] ?? -1)).toMatch(/без аромата/);
  expect(nameAt(search('кальций без d3').positions[0] ?? -1)).toMatch(/^Кальций без D3/);
});

test('API-10 a word with an ingredient is found although the names have only what it is made of', () => {
  expect(nameAt(search('корм для кошек с рыбой').positions[0] ?? -1)).toMatch(/лосос|форел|треск|тунец/);
});

test.each(['гренка', 'больничный', 'крышечник'])('API-10 «%s» is not taken for a word with other letters', (text) => {
  expect(search(text).misspell).toBeNull();
});

test('API-10 where few goods have all words, the nearest follow, for the same animal', () => {
  const names = search('паштет для котят').positions.map(nameAt);
  const exact = names.filter((name) => /^Паштет.*для котят/.test(name));
  expect(exact.length).toBeGreaterThan(0);
  expect(names.slice(0, exact.length)).toEqual(exact);
  expect(names.length).toBeGreaterThan(exact.length);
  expect(names.filter((name) => !/котят|кошек/.test(name))).toEqual([]);
});

test('API-10 where many goods have all words, nothing else follows', () => {
  expect(
    search('сухой корм для щенков')
      .positions.map(nameAt)
      .filter((name) => !/^Сухой корм.*щенков/.test(name)),
  ).toEqual([]);
});

test('API-10 a product is found by its article and bar code, with any separators', () => {
  const [product] = index.products;
  if (!product) throw new Error('there is no product');
  for (const text of [product.article, product.article.toLowerCase().replace('-', ' '), product.barCode]) {
    expect(search(text).positions.map(nameAt)).toEqual([product.name]);
  }
});

test('API-10 products with the word in their name come before others of that section', () => {
  const names = search('корм для щенков').positions.map(nameAt);
  expect(names.length).toBeGreaterThan(60);
  expect(names.slice(0, 20).filter((name) => !food.test(name) || !name.includes('щенков'))).toEqual([]);
});
