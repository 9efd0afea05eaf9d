import type { Database } from 'deploy-api/db/database';
import type { Shape, Species } from 'deploy-api/db/schema/illustration';
import { brand, pickupPoint, product, section } from 'deploy-api/db/schema/index';
import { eq } from 'drizzle-orm';
import { type CardText, findCardText } from './cards/card-text-finder';
import { SeededRandom } from './drawing/seeded-random';
import type { FindPictureSpec } from './pictures';
import { kind as kindOfPicture, type PictureSpec, pictureSpec } from './spec/spec';
import { isBanner } from './stories/banners';
import { isStory } from './stories/stories';

/** The largest id that a column can have. Larger ids are not looked up. */
const MAX_ID = 2_147_483_647;
const numberOf = (id: string, most = MAX_ID): number | null => {
  const number = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : 0;
  return number > 0 && number <= most ? number : null;
};

const pets = ['dog', 'cat', 'rodent', 'bird', 'fish', 'reptile'] as const satisfies Species[];

/** Products that are shown with an animal in an article or a banner. */
const about: Record<(typeof pets)[number], readonly [Shape[], ...Shape[][]]> = {
  dog: [['bag', 'bowl'], ['leash'], [], ['toy-rope', 'toy-ball'], ['bottle']],
  cat: [['scratcher'], ['bag', 'tin'], ['carrier'], [], ['bed']],
  rodent: [['cage', 'hay'], ['hay'], ['bag']],
  bird: [['cage', 'seed-stick'], ['seed-stick']],
  fish: [['tank'], ['tank', 'jar']],
  reptile: [['tank', 'lamp'], ['lamp']],
};

const roles = ['vet', 'groomer', 'trainer', 'author', 'seller'] as const;

/** The number of pictures in a collection without a table. It is limited, so that requests cannot fill the disk. */
const COLLECTION_SIZE = 400;

/** A picture of a collection: `<group>-<number>`, or `<number>` of any group. */
function ofCollection<T extends string>(id: string, groups: readonly [T, ...T[]]): { group: T; seed: number } | null {
  const group = groups.find((each) => id.startsWith(`${each}-`));
  const seed = numberOf(group ? id.slice(group.length + 1) : id, COLLECTION_SIZE);
  return seed ? { group: group ?? new SeededRandom(seed).pick(groups), seed } : null;
}

/** On the card of a page whose picture is not drawn. */
const OTHER_PICTURE = { kind: 'banner', banner: 'tails' };

/** Finds the spec of a picture in the shop's database. Kinds without a table come from collections. */
export function pictureSpecFinder(db: Database): FindPictureSpec {
  async function describe(kind: PictureSpec['kind'], id: string): Promise<unknown> {
    const number = numberOf(id);
    switch (kind) {
      case 'product': {
        if (!number) return null;
        const [row] = await db.select({ of: product.illustration }).from(product).where(eq(product.id, number));
        return row && { kind, product: row.of };
      }
      case 'brand': {
        if (!number) return null;
        const { name, palette } = brand;
        const [row] = await db.select({ name, palette }).from(brand).where(eq(brand.id, number));
        return row && { kind, ...row, seed: number };
      }
      case 'section': {
        if (!number) return null;
        const { name, illustration: of } = section;
        const [row] = await db.select({ name, of }).from(section).where(eq(section.id, number));
        return row && { kind, name: row.name, ...row.of };
      }
      case 'shop': {
        if (!number) return null;
        const [row] = await db.select({ name: pickupPoint.name }).from(pickupPoint).where(eq(pickupPoint.id, number));
        return row && { kind, ...row, seed: number };
      }
      case 'animal': {
        const found = ofCollection(id, pets);
        return found && { kind, animal: found.group, seed: found.seed };
      }
      case 'article': {
        const found = ofCollection(id, pets);
        if (!found) return null;
        const { group: animal, seed } = found;
        return { kind, animal, shapes: new SeededRandom(seed).pick(about[animal]), seed };
      }
      case 'banner':
        return isBanner(id) ? { kind, banner: id } : null;
      case 'person': {
        const found = ofCollection(id, roles);
        return found && { kind, role: found.group, seed: found.seed };
      }
      case 'scene':
        return id === 'lost-dog' || id === 'lost-cat'
          ? { kind, scene: 'lost', animal: id === 'lost-dog' ? 'dog' : 'cat', seed: 4 }
          : null;
      case 'story':
        return isStory(id) ? { kind, story: id } : null;
      case 'card': {
        const found = await findCardText(db, id);
        return found && { kind, ...found, picture: (await pictureAt(found.picture)) ?? OTHER_PICTURE };
      }
    }
  }

  /** The picture of a card. A photograph of the editors is not drawn. */
  async function pictureAt([kind, id]: CardText['picture']) {
    const drawn = kindOfPicture.safeParse(kind);
    return drawn.success ? describe(drawn.data, id) : null;
  }

  return async (kind, id) => {
    const found = await describe(kind, id);
    return found ? pictureSpec.parse(found) : null;
  };
}
