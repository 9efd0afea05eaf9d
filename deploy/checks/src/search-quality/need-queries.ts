import type { JudgedQuery } from './judged-query';

const catFood = /koshek\/(sukhoy|vlazhnyy)_korm/;
const dogFood = /sobak\/(sukhoy|vlazhnyy)_korm/;
const food = /(koshek|sobak)\/(sukhoy|vlazhnyy)_korm/;
const catDiet = /koshek\/\w+_korm\/dieticheskiy/;
const dogDiet = /sobak\/\w+_korm\/dieticheskiy/;
const fish = 'лосос|форел|треск|тунец|тунцом';

/** An illness, an age, a breed or a weight, and what must not be in it. */
export const needQueries: readonly JudgedQuery[] = [
  // Illnesses: the rare word is the one that matters.
  { text: 'почечный корм кот', best: { in: catFood, name: /почек/ }, good: { in: catDiet } },
  { text: 'корм для старой кошки почки', best: { in: catFood, name: /почек/ }, good: { in: catFood, name: /пожилых/ } },
  { text: 'почки', best: { name: /почек/ } },
  { text: 'корм renal для собак', best: { in: dogFood, name: /почек/ }, good: { in: dogDiet } },
  { text: 'почечная недостаточность у кошки корм', best: { in: catFood, name: /почек/ }, good: { in: catDiet } },
  { text: 'от блох щенку', best: { in: /ot_blokh/, name: /собак|щенков/ }, good: { in: /ot_blokh/ } },
  { text: 'блохи у щенка', best: { in: /ot_blokh/, name: /собак|щенков/ }, good: { in: /ot_blokh/ } },
  { text: 'клещи у собаки', best: { in: /ot_blokh/, name: /собак/ }, good: { in: /ot_blokh/ } },
  { text: 'от глистов котятам', best: { in: /ot_glistov/, name: /кошек|котят/ }, good: { in: /ot_glistov/ } },
  {
    text: 'корм гастро для собак',
    best: { in: dogFood, name: /расстройстве пищ|чувствительным пищ/ },
    good: { in: dogDiet },
  },
  { text: 'корм жкт кошке', best: { in: catFood, name: /расстройстве пищ|чувствительным пищ/ }, good: { in: catDiet } },
  { text: 'диабет кошка', best: { in: catFood, name: /диабет/ }, good: { in: catDiet } },
  { text: 'цистит у кота корм', best: { in: catFood, name: /мочекаменн/ }, good: { in: catDiet } },
  {
    text: 'аллергия у собаки корм',
    best: { in: dogFood, name: /гипоаллерг|чувствительной кожей/ },
    good: { in: /gipo/ },
  },
  { text: 'корм кошке от аллергии', best: { in: /koshek.*gipo/ }, good: { in: catFood } },
  { text: 'диета для кота ожирение', best: { in: catDiet }, good: { in: catFood } },
  { text: 'корм для похудения собак', best: { in: dogFood, name: /избыточном весе/ }, good: { in: dogDiet } },
  { text: 'корм для собаки с больными суставами', best: { in: dogFood, name: /сустав/ }, good: { name: /сустав/ } },
  {
    text: 'суставы пожилая собака',
    best: { name: /сустав.*собак|собак.*сустав|Хондро.*собак/ },
    good: { name: /пожилых/ },
  },
  { text: 'глюкозамин для собак', best: { in: /dlya_sustavov/, name: /собак/ }, good: { in: /vitaminy/ } },
  {
    text: 'витамины от выпадения шерсти собаке',
    best: { in: /dlya_shersti/, name: /собак/ },
    good: { in: /vitaminy/ },
  },
  {
    text: 'корм для шерсти кошкам',
    best: { in: catFood, name: /длинношёрстных/ },
    good: { name: /шерст.*кошек|кошек.*шерст/ },
  },
  { text: 'запах изо рта у собаки', best: { in: /sobak\/lakomstva\/dlya_zubov/ }, good: { in: /sobak/ } },
  { text: 'у кота чешутся уши', best: { in: /dlya_ushey/, name: /кошек/ }, good: { in: /dlya_ushey/ } },
  { text: 'у кошки слезятся глаза', best: { in: /dlya_glaz/, name: /кошек/ }, good: { in: /dlya_glaz/ } },
  { text: 'успокоительное в дорогу коту', best: { in: /uspokoitelnye/, name: /кошек/ }, good: { in: /uspokoitelnye/ } },
  { text: 'седативное для собак', best: { in: /uspokoitelnye/, name: /собак/ }, good: { in: /uspokoitelnye/ } },
  {
    text: 'чувствительная кожа собака корм',
    best: { in: dogFood, name: /чувствительной кожей/ },
    good: { in: /sobak.*gipo/ },
  },
  { text: 'корм для привереды', best: { name: /привередлив/ }, good: { in: catFood } },
  {
    text: 'витамины для иммунитета щенку',
    best: { in: /dlya_immuniteta/, name: /собак|щенков/ },
    good: { in: /vitaminy/ },
  },
  { text: 'диетический корм для кошек от почек', best: { in: catDiet, name: /почек/ }, good: { in: catDiet } },
  // Without.
  { text: 'корм без курицы для кошки', best: { in: catFood, name: /^(?!.*куриц)/ } },
  {
    text: 'сухой корм для собак без курицы',
    best: { in: /sobak\/sukhoy/, name: /^(?!.*куриц)/ },
    good: { in: dogFood, name: /^(?!.*куриц)/ },
  },
  {
    text: 'гипоаллергенный корм без говядины собаке',
    best: { in: /sobak.*gipo/, name: /^(?!.*говяд)/ },
    good: { in: dogFood, name: /^(?!.*говяд)/ },
  },
  { text: 'корм кошкам кроме рыбы', best: { in: catFood, name: new RegExp(`^(?!.*(${fish}))`) } },
  { text: 'корм для собак не содержит курицу и говядину', best: { in: dogFood, name: /^(?!.*(куриц|говяд))/ } },
  {
    text: 'наполнитель без аромата',
    best: { in: /napolniteli/, name: /без аромата/ },
    good: { in: /napolniteli/, name: /^(?!.*аромат)/ },
  },
  {
    text: 'паучи без курицы для котят',
    best: { in: /koshek\/vlazhnyy/, name: /^Пауч(?!.*куриц).*котят/ },
    good: { in: /koshek/, name: /^(?!.*куриц).*котят/ },
  },
  { text: 'лакомство без курицы для собак', best: { in: /sobak\/lakomstva/, name: /^(?!.*куриц)/ } },
  {
    text: 'корм с лососем без риса для кошек',
    best: { in: catFood, name: /лосось(?!.*рис)/ },
    good: { in: catFood, name: /^(?!.* рис)/ },
  },
  { text: 'корм без зерна для кошек', best: { in: catFood, name: /^(?!.*( рис|овсян|гречк))/ } },
  // Ages.
  { text: 'корм для котенка', best: { in: catFood, name: /котят/ }, good: { in: catFood } },
  { text: 'корм для щенка 3 месяца', best: { in: dogFood, name: /щенков/ }, good: { in: dogFood } },
  { text: 'корм для кота 7+', best: { in: catFood, name: /пожилых/ }, good: { in: catFood } },
  { text: 'корм для старой собаки', best: { in: dogFood, name: /пожилых/ }, good: { in: dogFood } },
  { text: 'корм для собаки 10 лет', best: { in: dogFood, name: /пожилых/ }, good: { in: dogFood } },
  {
    text: 'паштет для старых кошек',
    best: { in: catFood, name: /^Паштет.*пожилых/ },
    good: { in: catFood, name: /пожилых|^Паштет/ },
  },
  { text: 'корм senior для кошек', best: { in: catFood, name: /пожилых/ }, good: { in: catFood } },
  { text: 'kitten корм', best: { in: catFood, name: /котят/ }, good: { in: catFood } },
  { text: 'джуниор корм для собак', best: { in: dogFood, name: /щенков/ }, good: { in: dogFood } },
  // Breeds.
  { text: 'корм для лабрадора', best: { in: dogFood, name: /крупных пород/ }, good: { in: dogFood } },
  {
    text: 'корм 10 кг для лабрадора',
    best: { in: dogFood, name: /, 10 кг$|крупных пород.*, \d\d кг$/ },
    good: { in: dogFood },
  },
  {
    text: 'щенок лабрадора корм',
    best: { in: dogFood, name: /щенков крупных/ },
    good: { in: dogFood, name: /щенков/ },
  },
  { text: 'корм для чихуахуа', best: { in: dogFood, name: /мелких пород/ }, good: { in: dogFood } },
  { text: 'корм для йоркширского терьера', best: { in: dogFood, name: /мелких пород/ }, good: { in: dogFood } },
  { text: 'корм для корги', best: { in: dogFood } },
  { text: 'корм для британца', best: { in: catFood } },
  { text: 'корм для мейнкуна', best: { in: catFood }, good: { in: food } },
  { text: 'лакомства для таксы', best: { in: /sobak\/lakomstva/ } },
  { text: 'ошейник на овчарку', best: { in: /sobak\/amunitsiya\/osheyniki/ }, good: { in: /osheyniki/ } },
  { text: 'игрушка для шпица', best: { in: /sobak\/igrushki/ } },
  { text: 'корм для алабая 15 кг', best: { in: dogFood, name: /крупных.*, 15 кг$/ }, good: { in: dogFood } },
  { text: 'расческа для сфинкса', best: { in: /koshek\/ukhod\/shchetki/ }, good: { in: /shchetki|ukhod/ } },
  { text: 'корм для корелл', best: { in: /ptits\/korm/, name: /средних/ }, good: { in: /ptits\/korm/ } },
  // Weights of animals and goods.
  {
    text: 'капли от блох собаке 15 кг',
    best: { in: /ot_blokh\w+\/kapli/, name: /10–25 кг/ },
    good: { in: /ot_blokh/, name: /собак/ },
  },
  {
    text: 'капли от клещей для собаки 5 кг',
    best: { in: /ot_blokh\w+\/kapli/, name: /до 10 кг/ },
    good: { in: /ot_blokh/, name: /собак/ },
  },
  {
    text: 'от глистов собаке 30 кг',
    best: { in: /ot_glistov/, name: /25–40 кг/ },
    good: { in: /ot_glistov/, name: /собак/ },
  },
  { text: 'кошачий корм мешок 10 кг', best: { in: catFood, name: /, 10 кг$/ }, good: { in: catFood } },
  {
    text: 'корм большой мешок для собак крупных пород 15кг',
    best: { in: dogFood, name: /крупных.*, 15 кг$/ },
    good: { in: dogFood },
  },
  // Words near to other words.
  { text: 'лоток с крышкой', best: { in: /lotki\/zakrytye/ }, good: { in: /koshek\/lotki/ } },
  { text: 'грелка', best: { in: /obogrev|kovriki/, name: /обогрев|Термоковр/ }, good: { in: /obogrev|nagrevateli/ } },
  { text: 'туалет закрытый для кошек', best: { in: /lotki\/zakrytye/ }, good: { in: /koshek\/lotki/ } },
];
