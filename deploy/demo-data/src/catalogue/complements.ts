import type { sectionComplement } from 'deploy-api/db/schema/index';
import { sectionId } from './section-rows';

/** Sections related to a section, by the codes of second-level sections of the same animal, or with the root before them. */
const complements: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  tovary_dlya_sobak: {
    sukhoy_korm: 'vlazhnyy_korm lakomstva miski vetapteka/vitaminy',
    vlazhnyy_korm: 'sukhoy_korm miski lakomstva',
    lakomstva: 'igrushki amunitsiya gigiena',
    amunitsiya: 'lakomstva gigiena odezhda vetapteka/ot_blokh_i_kleshchey',
    odezhda: 'amunitsiya gruming lakomstva',
    igrushki: 'lakomstva lezhaki_i_domiki',
    lezhaki_i_domiki: 'igrushki perenoski gigiena',
    miski: 'sukhoy_korm vlazhnyy_korm lakomstva',
    gigiena: 'lakomstva gruming amunitsiya',
    gruming: 'gigiena lakomstva vetapteka/vitaminy',
    perenoski: 'lezhaki_i_domiki vetapteka/uspokoitelnye gigiena',
  },
  tovary_dlya_koshek: {
    sukhoy_korm: 'vlazhnyy_korm napolniteli lakomstva miski',
    vlazhnyy_korm: 'sukhoy_korm napolniteli lakomstva',
    lakomstva: 'igrushki vlazhnyy_korm',
    napolniteli: 'lotki vlazhnyy_korm sukhoy_korm',
    lotki: 'napolniteli ukhod',
    kogtetochki: 'igrushki lakomstva lezhaki_i_domiki',
    igrushki: 'lakomstva kogtetochki',
    lezhaki_i_domiki: 'kogtetochki igrushki',
    miski: 'vlazhnyy_korm sukhoy_korm',
    ukhod: 'lakomstva vetapteka/vitaminy',
    perenoski: 'vetapteka/uspokoitelnye amunitsiya lakomstva',
    amunitsiya: 'perenoski vetapteka/ot_blokh_i_kleshchey',
  },
  tovary_dlya_gryzunov: {
    korm: 'seno_i_napolniteli lakomstva aksessuary',
    lakomstva: 'korm seno_i_napolniteli',
    seno_i_napolniteli: 'korm lakomstva aksessuary',
    kletki: 'seno_i_napolniteli aksessuary korm',
    aksessuary: 'korm seno_i_napolniteli lakomstva',
  },
  tovary_dlya_ptits: {
    korm: 'lakomstva aksessuary',
    lakomstva: 'korm aksessuary',
    kletki: 'aksessuary korm',
    aksessuary: 'korm lakomstva',
  },
  akvariumistika: {
    akvariumy: 'oborudovanie grunt_i_dekor ukhod_za_vodoy korm_dlya_ryb',
    korm_dlya_ryb: 'ukhod_za_vodoy grunt_i_dekor',
    oborudovanie: 'ukhod_za_vodoy grunt_i_dekor korm_dlya_ryb',
    grunt_i_dekor: 'oborudovanie ukhod_za_vodoy',
    ukhod_za_vodoy: 'korm_dlya_ryb oborudovanie',
  },
  'tovary-dlya-reptilij': {
    terrariumy: 'osveshchenie_i_obogrev grunt_i_ukrytiya korm',
    osveshchenie_i_obogrev: 'grunt_i_ukrytiya korm',
    korm: 'grunt_i_ukrytiya osveshchenie_i_obogrev',
    grunt_i_ukrytiya: 'osveshchenie_i_obogrev korm',
  },
  vetapteka: {
    ot_blokh_i_kleshchey: 'ot_glistov vitaminy',
    ot_glistov: 'ot_blokh_i_kleshchey vitaminy',
    vitaminy: 'ot_glistov ushi_i_glaza',
    uspokoitelnye: 'vitaminy tovary_dlya_koshek/perenoski',
    ushi_i_glaza: 'rany_i_kozha vitaminy',
    rany_i_kozha: 'ushi_i_glaza vitaminy',
    retsepturnye: 'rany_i_kozha vitaminy',
  },
};

export function complementRows(): (typeof sectionComplement.$inferInsert)[] {
  return Object.entries(complements).flatMap(([root, sections]) =>
    Object.entries(sections).flatMap(([code, others]) =>
      others.split(' ').map((other, index) => ({
        sectionId: sectionId(`${root}/${code}`),
        otherId: sectionId(other.includes('/') ? other : `${root}/${other}`),
        sort: (index + 1) * 10,
      })),
    ),
  );
}
