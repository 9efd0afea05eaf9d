import type { shop, shopFeature } from 'deploy-api/db/schema/index';
import { codeOf } from 'deploy-api/seed/code-of';
import { cityFacts } from 'deploy-api/seed/places/city-facts';
import { randomOf } from '../random/random';
import { pickupPoints } from './pickup-points';
import { OWN_SHOPS } from './pickup-services';

type ShopRow = typeof shop.$inferInsert;

/** Services that a shop can offer in addition to products. */
export const shopFeatures: readonly (typeof shopFeature.$inferInsert)[] = [
  { id: 1, code: 'vetapteka', name: 'Ветеринарная аптека', sort: 10 },
  { id: 2, code: 'bystryy_samovyvoz', name: 'Быстрый самовывоз', sort: 20 },
  { id: 3, code: 'gruming', name: 'Груминг', sort: 30 },
  { id: 4, code: 'akvariumy', name: 'Аквариумный зал', sort: 40 },
  { id: 5, code: 's_pitomtsem', name: 'Можно с питомцем', sort: 50 },
  { id: 6, code: 'parkovka', name: 'Парковка', sort: 60 },
  { id: 7, code: 'pandus', name: 'Пандус', sort: 70 },
];

const FAST_PICKUP = 2;
const others = shopFeatures.map(({ id }) => id).filter((id) => id !== FAST_PICKUP);

/** What a shop tells of itself; one with a `feature` only if it has that. */
const descriptions: readonly { text: string; feature?: number }[] = [
  {
    text: 'Корма на вес и упаковками, наполнители, лакомства и всё для прогулок. Продавцы держат дома собак и кошек и знают, о чём говорят.',
  },
  {
    text: 'Большой магазин с аквариумным залом: растения, корма и техника. Поможем собрать первый аквариум.',
    feature: 4,
  },
  { text: 'Магазин у дома: всё необходимое на каждый день и заказы с сайта. Поможем выбрать корм и размер амуниции.' },
  {
    text: 'Ветеринарная аптека и диетические корма. Подскажем, что из назначенного есть сегодня.',
    feature: 1,
  },
  {
    text: 'Просторный зал, широкие проходы и низкие полки: приходите с собакой, у входа стоит миска с водой.',
    feature: 5,
  },
];

/** Our own shops with what their pages tell (DEL-72). */
export function shops(): ShopRow[] {
  return pickupPoints()
    .filter(({ serviceId }) => serviceId === OWN_SHOPS)
    .map(({ id, locationId, name, fastPickup }) => {
      const random = randomOf('shop', id);
      const city = cityFacts.find((facts) => facts.id === locationId);
      const features = [...random.sample(others, random.int(2, 4)), ...(fastPickup ? [FAST_PICKUP] : [])];
      const fitting = descriptions.filter(({ feature = null }) => feature === null || features.includes(feature));
      return {
        id,
        code: codeOf(`${city?.forms[0]} ${name.replace('«Заповедник», ', '')}`),
        description: random.pick(fitting).text,
        featureIds: features.sort((one, other) => one - other),
      };
    });
}
