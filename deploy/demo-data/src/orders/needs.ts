/** How often an order for an animal has goods of a section, from 0 to 1. */
type Needs = Readonly<Record<string, number>>;

/** What animals need, by the root section of their goods: sections of the second level, the most usual first. */
export const needs: Readonly<Record<string, Needs>> = {
  tovary_dlya_koshek: {
    'tovary_dlya_koshek/sukhoy_korm': 0.6,
    'tovary_dlya_koshek/vlazhnyy_korm': 0.6,
    'tovary_dlya_koshek/napolniteli': 0.6,
    'tovary_dlya_koshek/lakomstva': 0.4,
    'tovary_dlya_koshek/igrushki': 0.2,
    'tovary_dlya_koshek/ukhod': 0.12,
    'tovary_dlya_koshek/miski': 0.08,
    'tovary_dlya_koshek/kogtetochki': 0.08,
    'tovary_dlya_koshek/lotki': 0.07,
    'tovary_dlya_koshek/lezhaki_i_domiki': 0.06,
    'tovary_dlya_koshek/amunitsiya': 0.05,
    'tovary_dlya_koshek/perenoski': 0.05,
    'vetapteka/ot_blokh_i_kleshchey': 0.12,
    'vetapteka/ot_glistov': 0.1,
    'vetapteka/vitaminy': 0.1,
    'vetapteka/uspokoitelnye': 0.04,
    'vetapteka/ushi_i_glaza': 0.04,
    'vetapteka/rany_i_kozha': 0.03,
  },
  tovary_dlya_sobak: {
    'tovary_dlya_sobak/sukhoy_korm': 0.65,
    'tovary_dlya_sobak/lakomstva': 0.55,
    'tovary_dlya_sobak/vlazhnyy_korm': 0.4,
    'tovary_dlya_sobak/igrushki': 0.22,
    'tovary_dlya_sobak/gigiena': 0.22,
    'tovary_dlya_sobak/amunitsiya': 0.15,
    'tovary_dlya_sobak/gruming': 0.12,
    'tovary_dlya_sobak/miski': 0.08,
    'tovary_dlya_sobak/odezhda': 0.07,
    'tovary_dlya_sobak/lezhaki_i_domiki': 0.07,
    'tovary_dlya_sobak/perenoski': 0.04,
    'vetapteka/ot_blokh_i_kleshchey': 0.18,
    'vetapteka/ot_glistov': 0.1,
    'vetapteka/vitaminy': 0.12,
    'vetapteka/uspokoitelnye': 0.03,
    'vetapteka/ushi_i_glaza': 0.05,
    'vetapteka/rany_i_kozha': 0.03,
  },
  tovary_dlya_gryzunov: {
    'tovary_dlya_gryzunov/korm': 0.7,
    'tovary_dlya_gryzunov/seno_i_napolniteli': 0.65,
    'tovary_dlya_gryzunov/lakomstva': 0.5,
    'tovary_dlya_gryzunov/aksessuary': 0.25,
    'tovary_dlya_gryzunov/kletki': 0.06,
  },
  tovary_dlya_ptits: {
    'tovary_dlya_ptits/korm': 0.75,
    'tovary_dlya_ptits/lakomstva': 0.55,
    'tovary_dlya_ptits/aksessuary': 0.35,
    'tovary_dlya_ptits/kletki': 0.06,
  },
  akvariumistika: {
    'akvariumistika/korm_dlya_ryb': 0.7,
    'akvariumistika/ukhod_za_vodoy': 0.45,
    'akvariumistika/grunt_i_dekor': 0.3,
    'akvariumistika/oborudovanie': 0.25,
    'akvariumistika/akvariumy': 0.06,
  },
  'tovary-dlya-reptilij': {
    'tovary-dlya-reptilij/korm': 0.75,
    'tovary-dlya-reptilij/grunt_i_ukrytiya': 0.35,
    'tovary-dlya-reptilij/osveshchenie_i_obogrev': 0.3,
    'tovary-dlya-reptilij/terrariumy': 0.06,
  },
};

/** Sections whose goods are used up: an animal usually gets the same again. */
const usedUp = /\/(sukhoy_korm|napolniteli|korm|seno_i_napolniteli|korm_dlya_ryb)$/;
export const isUsedUp = (section: string): boolean => usedUp.test(section);

/** Sections whose goods are bought in several tastes at once. */
const several = /\/(vlazhnyy_korm|lakomstva)$/;
export const isBoughtInSeveral = (section: string): boolean => several.test(section);
