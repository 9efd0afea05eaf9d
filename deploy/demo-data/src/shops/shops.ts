import type { shop } from 'deploy-api/db/schema/index';
import { cityFacts } from 'deploy-api/seed/places/city-facts';
import { codeOf } from 'deploy-api/seed/places/code-of';
import * as z from 'zod/mini';
import { randomOf } from '../random/random';
import { readData } from '../reading/read-data';
import { inOrder } from '../reading/sort';
import { pickupPoints } from './pickup-points';
import { OWN_SHOPS } from './pickup-services';

type ShopRow = typeof shop.$inferInsert;

/** Services that a shop can offer in addition to products. Their order determines their ids. */
export const shopFeatures = inOrder(
  readData('shops/features.json', z.array(z.strictObject({ code: z.string(), name: z.string() }))),
).map((row, index) => ({ id: index + 1, ...row }));

const fastPickupId = shopFeatures.find(({ code }) => code === 'bystryy_samovyvoz')?.id;
const others = shopFeatures.map(({ id }) => id).filter((id) => id !== fastPickupId);

/** Descriptions of shops. One with a `feature` is only for shops with that feature. */
const descriptions = readData(
  'shops/descriptions.json',
  z.array(z.strictObject({ text: z.string(), feature: z.optional(z.enum(shopFeatures.map(({ code }) => code))) })),
).map(({ text, feature }) => ({ text, featureId: shopFeatures.find(({ code }) => code === feature)?.id }));

/** Our own shops with the data of their pages (DEL-72). */
export function shops(): ShopRow[] {
  return pickupPoints()
    .filter(({ serviceId }) => serviceId === OWN_SHOPS)
    .map(({ id, locationId, name, fastPickup }) => {
      const random = randomOf('shop', id);
      const city = cityFacts.find((facts) => facts.id === locationId);
      const features = [
        ...random.sample(others, random.int(2, 4)),
        ...(fastPickup && fastPickupId ? [fastPickupId] : []),
      ];
      const fitting = descriptions.filter(({ featureId }) => !featureId || features.includes(featureId));
      return {
        id,
        code: codeOf(`${city?.forms[0]} ${name.replace('«Заповедник», ', '')}`),
        description: random.pick(fitting).text,
        featureIds: features.sort((one, other) => one - other),
      };
    });
}
