import type { shortUri } from 'deploy-api/db/schema/index';

/** Addresses of an earlier catalogue, which bookmarks and search engines still use, and their replacements (ROU-111). */
export const shortUris: readonly (typeof shortUri.$inferInsert)[] = [
  ['sobaki', 'tovary_dlya_sobak'],
  ['koshki', 'tovary_dlya_koshek'],
  ['gryzuny', 'tovary_dlya_gryzunov'],
  ['ptitsy', 'tovary_dlya_ptits'],
  ['akvarium', 'akvariumistika'],
  ['reptilii', 'tovary-dlya-reptilij'],
  ['korm-dlya-sobak', 'tovary_dlya_sobak/sukhoy_korm'],
  ['korm-dlya-koshek', 'tovary_dlya_koshek/sukhoy_korm'],
  ['korm-dlya-shchenkov', 'tovary_dlya_sobak/sukhoy_korm/dlya_shchenkov'],
  ['korm-dlya-kotyat', 'tovary_dlya_koshek/sukhoy_korm/dlya_kotyat'],
  ['napolniteli', 'tovary_dlya_koshek/napolniteli'],
  ['ot-kleshchey', 'vetapteka/ot_blokh_i_kleshchey'],
].map(([from, to]) => ({ uri: `/catalog/${from}/`, shortUri: `/catalog/${to}/` }));
