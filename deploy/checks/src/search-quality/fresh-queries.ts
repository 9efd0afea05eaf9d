import type { JudgedQuery } from './judged-query';

const catFood = /koshek\/(sukhoy|vlazhnyy)_korm/;
const dogFood = /sobak\/(sukhoy|vlazhnyy)_korm/;
const food = /(koshek|sobak)\/(sukhoy|vlazhnyy)_korm/;

/** Written when the first search was finished, to tell how it does with texts that nobody thought of; later used for tuning. */
export const freshQueries: readonly JudgedQuery[] = [
  { text: 'чем кормить щенка', best: { in: dogFood, name: /щенк|щенков/ }, good: { in: dogFood } },
  { text: 'пакетики для собачьих какашек', best: { in: /gigiena\/pakety/ } },
  { text: 'лежак большой собаке', best: { in: /sobak\/lezhaki/ } },
  { text: 'фонтанчик для кошки', best: { in: /koshek\/miski\/fontany/ }, good: { in: /koshek\/miski/ } },
  { text: 'щётка для вычёсывания кошки', best: { in: /koshek\/ukhod\/shchetki/ }, good: { in: /shchetki/ } },
  { text: 'удочка с перьями', best: { in: /koshek\/igrushki\/udochki/, name: /перьями/ }, good: { in: /udochki/ } },
  { text: 'зерносмесь для канарейки', best: { in: /ptits\/korm\/dlya_kanareek/ }, good: { in: /ptits\/korm/ } },
  {
    text: 'палочки для попугаев с мёдом',
    best: { in: /ptits\/lakomstva\/palochki/, name: /мёд/ },
    good: { in: /ptits/ },
  },
  { text: 'грунт для аквариума', best: { in: /grunt_i_dekor\/grunt/ }, good: { in: /akvariumistika/ } },
  { text: 'корм для золотых рыбок', best: { in: /korm_dlya_ryb/, name: /золот/ }, good: { in: /korm_dlya_ryb/ } },
  { text: 'террариум', best: { in: /terrariumy/ } },
  { text: 'коврик для террариума', best: { in: /reptilij.*kovriki/ }, good: { in: /reptilij/ } },
  { text: 'колесо для хомяка', best: { in: /aksessuary\/kolesa/, name: /хомяк/ }, good: { in: /kolesa/ } },
  { text: 'спрей от клещей', best: { in: /ot_blokh.*sprei/ }, good: { in: /ot_blokh/ } },
  { text: 'антибиотик для кошки', best: { in: /antibiotiki/, name: /кошек/ }, good: { in: /antibiotiki/ } },
  { text: 'воротник после операции', best: { in: /zashchitnye_vorotniki/ } },
  { text: 'подгузники собаке', best: { in: /podguzniki/ } },
  { text: 'когтерез', best: { in: /kogterezy/ } },
  { text: 'канат для крупной собаки', best: { in: /kanaty/, name: /крупных/ }, good: { in: /kanaty/ } },
  { text: 'трава для кота', best: { in: /lakomstva\/trava/ } },
  { text: 'диетический корм для собак', best: { in: /sobak\/sukhoy_korm\/diet|sobak.*diet/ }, good: { in: dogFood } },
  {
    text: 'корм кошкам с чувствительным пищеварением',
    best: { in: catFood, name: /чувствительным пищ|расстройстве пищ/ },
  },
  {
    text: 'паштет для котят с индейкой',
    best: { in: catFood, name: /^Паштет.*котят.*индейк/ },
    good: { in: catFood, name: /котят/ },
  },
  {
    text: 'консервы с говядиной для собак',
    best: { in: /sobak/, name: /^Консервы.*говядин/ },
    good: { in: /sobak\/vlazhnyy/ },
  },
  {
    text: 'сухой корм собаке мелкой породы 3 кг',
    best: { in: /sobak\/sukhoy/, name: /мелких.* 3 кг/ },
    good: { in: /sobak\/sukhoy/ },
  },
  { text: 'зелёный поводок', best: { in: /amunitsiya\/povodki/, name: /зелён/ }, good: { in: /povodki|ruletki/ } },
  { text: 'миска 0.9 л', best: { name: /^Миска.*0,9 л/ }, good: { in: /miski/ } },
  { text: 'наполнитель 12 литров', best: { name: /^Наполнитель.*12 л/ }, good: { name: /наполнитель/i } },
  // Mistyped and in other letters.
  { text: 'кормушка для птитц', best: { in: /ptits.*kormushki/ } },
  { text: 'сиаликагель', best: { in: /silikagelevye/ } },
  { text: 'шампунь для сабак', best: { in: /sobak\/gruming\/shampuni/ }, good: { in: /shampuni/ } },
  { text: 'каготочка', best: { in: /kogtetochki/ } },
  { text: 'ktrfhcndj jn ,kj[', best: { in: /ot_blokh/ } },
  { text: 'perenoska dlya koshki', best: { in: /koshek\/perenoski/ }, good: { in: /perenoski/ } },
  { text: 'ds,jh gjdjlrf', best: { in: /povodki/ } },
  { text: 'кот матвей сухой', best: { name: /^Сухой корм «Кот Матвей/ }, good: { name: /Кот Матвей/ } },
  { text: 'тайга бол для собак', best: { in: /sobak/, name: /Taiga Bowl/ }, good: { name: /Taiga Bowl/ } },
  { text: 'софтден лежак', best: { name: /^Лежа(к|нка).*Softden/ }, good: { name: /Softden/ } },
  // Brands that the shop does not have.
  {
    text: 'про план для стерилизованных',
    best: { in: food, name: /стерилизов/ },
    good: { in: food },
    unknown: 'Pro Plan',
  },
  { text: 'monge для щенков', best: { in: dogFood, name: /щенков/ }, good: { in: food }, unknown: 'Monge' },
  { text: 'фелекс паучи', best: { name: /^Пауч/ }, good: { in: /vlazhnyy/ }, unknown: 'Felix' },
  {
    text: 'проплан для кошек с лососем',
    best: { in: catFood, name: /лосос/ },
    good: { in: catFood },
    unknown: 'Pro Plan',
  },
];
