import * as cages from './themes/cages';
import * as care from './themes/care';
import * as home from './themes/home';
import * as meals from './themes/meals';
import * as tanks from './themes/tanks';
import { mergeThemes, type Theme } from './themes/theme';

const ticks = mergeThemes(care.parasites, care.againstTicks);
const worn = mergeThemes(care.walk, care.worn);
const led = mergeThemes(care.walk, care.led);
const posts = mergeThemes(home.scratchers, home.posts);

/** By the end of a section's unique code, the most particular first. */
const themes: readonly (readonly [string, Theme])[] = [
  ['lakomstva/trava', meals.grass],
  ['tovary_dlya_sobak/lakomstva', mergeThemes(meals.treats, meals.forTraining)],
  ['tovary_dlya_koshek/lakomstva', meals.treats],
  ['sukhoy_korm', meals.dryFood],
  ['vlazhnyy_korm', meals.wetFood],
  ['korm_dlya_ryb', meals.fishFood],
  ['tovary-dlya-reptilij/korm/vitaminy', care.vitamins],
  ['tovary-dlya-reptilij/korm', meals.reptileFood],
  ['tovary_dlya_ptits/korm', meals.birdFood],
  ['tovary_dlya_ptits/lakomstva', meals.birdFood],
  ['tovary_dlya_gryzunov/korm', meals.rodentFood],
  ['tovary_dlya_gryzunov/lakomstva', meals.rodentFood],
  ['napolniteli/seno', cages.hay],
  ['seno_i_napolniteli', cages.bedding],
  ['napolniteli', home.litter],
  ['lotki/sovki', home.scoops],
  ['lotki', home.trays],
  ['igrushki', home.toys],
  ['kogtetochki/kartonnye', home.scratchers],
  ['kogtetochki', posts],
  ['lezhaki_i_domiki', home.beds],
  ['miski/fontany', mergeThemes(home.bowls, home.fountains)],
  ['miski/medlennoe_pitanie', mergeThemes(home.bowls, home.slowBowls)],
  ['miski', home.bowls],
  ['perenoski', home.carriers],
  ['amunitsiya/povodki', led],
  ['amunitsiya/ruletki', led],
  ['amunitsiya', worn],
  ['odezhda/kombinezony', mergeThemes(care.clothes, care.overalls)],
  ['odezhda', care.clothes],
  ['shampuni', care.shampoo],
  ['shchetki', mergeThemes(care.tools, care.brushes)],
  ['kogterezy', care.tools],
  ['gigiena/pakety', care.bags],
  ['gigiena', care.pads],
  ['ot_blokh_i_kleshchey/kapli', mergeThemes(ticks, care.drops)],
  ['ot_blokh_i_kleshchey/tabletki', mergeThemes(ticks, care.tablets)],
  ['ot_blokh_i_kleshchey', ticks],
  ['ot_glistov/tabletki', mergeThemes(care.parasites, care.tablets)],
  ['ot_glistov', care.parasites],
  ['vitaminy/dlya_sustavov', mergeThemes(care.vitamins, care.forJoints)],
  ['vitaminy/dlya_shersti', mergeThemes(care.vitamins, care.forCoat)],
  ['vitaminy', care.vitamins],
  ['uspokoitelnye', mergeThemes(care.remedies, care.calming)],
  ['zashchitnye_vorotniki', care.collars],
  ['vetapteka', care.remedies],
  ['kletki/domiki', cages.hideouts],
  ['kletki', cages.cages],
  ['aksessuary/poilki', cages.drinkers],
  ['aksessuary/kormushki', cages.drinkers],
  ['aksessuary/pesok', cages.sand],
  ['aksessuary/podkormki', meals.birdFood],
  ['aksessuary', cages.play],
  ['akvariumy', tanks.aquariums],
  ['oborudovanie/osveshchenie', tanks.lights],
  ['oborudovanie/nagrevateli', tanks.heaters],
  ['oborudovanie', tanks.pumps],
  ['grunt_i_dekor/grunt', tanks.ground],
  ['grunt_i_dekor', tanks.scenery],
  ['ukhod_za_vodoy/testy', tanks.waterTests],
  ['ukhod_za_vodoy', tanks.waterCare],
  ['terrariumy', tanks.terrariums],
  ['osveshchenie_i_obogrev/kovriki', tanks.warmMats],
  ['osveshchenie_i_obogrev', tanks.lamps],
  ['grunt_i_ukrytiya/ukrytiya', cages.hideouts],
  ['grunt_i_ukrytiya', cages.bedding],
];

/** Whose owner speaks: all masculine; where a product is for one of many animals, without saying which. */
const dogs = [
  'Лабрадор',
  'Наш шпиц',
  'Йорк',
  'Корги',
  'Наш пёс',
  'Хаски',
  'Бигль',
  'Джек-рассел',
  'Мопс',
  'Спаниель',
  'Пудель',
];
const cats = ['Кот', 'Наш кот', 'Британец', 'Мейн-кун', 'Сфинкс', 'Наш рыжий', 'Сибиряк', 'Наш полосатый', 'Котик'];
const pets: Readonly<Record<string, readonly string[]>> = {
  tovary_dlya_sobak: dogs,
  tovary_dlya_koshek: cats,
  tovary_dlya_ptits: ['Наш пернатый', 'Наш певец', 'Питомец'],
};
const anyPets = ['Питомец', 'Наш питомец', 'Малыш'];

/** The review sentences for products of a section (by its unique code), and the animals that they name. */
export function themeOf(uniqueCode: string): { theme: Theme; pets: readonly string[] } {
  const [root = ''] = uniqueCode.split('/');
  const found = themes.find(([part]) => `/${uniqueCode}/`.includes(`/${part}/`));
  if (!found) throw new Error(`There are no review sentences for the section ${uniqueCode}`);
  return { theme: found[1], pets: pets[root] ?? anyPets };
}
