import type { review } from 'deploy-api/db/schema/index';
import type { ProductRow } from '../catalogue/products';
import { uniqueCodeOf } from '../catalogue/section-rows';
import { type Random, randomOf } from '../random/random';
import { picturesOf, votesOf } from './readers';
import { replyOf } from './replies';
import { reviewText } from './review-text';
import { reviewedPet } from './reviewed-pet';
import { reviewerOf } from './reviewers';
import { themeOf } from './theme-of-section';

type ReviewRow = typeof review.$inferInsert;

interface ReviewOptions {
  seed: number;
  /**
   * The number of products as a multiple of 2,000. A large catalogue is for measurements, and does not need a million
   * reviews.
   */
  scale: number;
  today: Date;
}

/** Reviews of the most popular product of a shop of scale 1. */
const MOST = 16;
/** From this scale on, the number of reviews no longer grows with the scale. */
const FULL_SCALE = 5;
const DAY = 86_400_000;

/**
 * Reviews of a product. Popular products have more. Each product has its own quality: most get good scores, a few do
 * not. The authors are not customers in this shop's database.
 */
export function reviewsOf(product: ProductRow, { seed, scale, today }: ReviewOptions): ReviewRow[] {
  const random = randomOf(seed, 'reviews', product.id);
  const share = Math.min(1, FULL_SCALE / scale);
  const count = Math.floor(
    ((product.popularity ?? 0) / 1000) * MOST * (0.4 + random.next() * 0.6) * share + random.next() * share,
  );
  if (count === 0) return [];
  const { theme, pets } = themeOf(uniqueCodeOf(product.sectionId));
  const quality = randomOf(seed, 'quality', product.offerGroupId ?? product.id).next();
  const size = /^\d.*(кг|г|мл|л|шт\.)$/.test(product.offerValue ?? '') ? (product.offerValue ?? '') : '';
  const used = new Set<string>();
  // A separate sequence, as below.
  const animals = randomOf(seed, 'reviewed pets', product.id);
  const rows = Array.from({ length: count }, () => {
    const { isWoman, ...author } = reviewerOf(random);
    const score = scoreOf(quality, random);
    const pet = random.pick(pets);
    const said = reviewText({ theme, pet, size, isWoman, score, used }, random);
    const about = reviewedPet(uniqueCodeOf(product.sectionId), pet, animals);
    return { productId: product.id, ...author, score, ...said, ...about, createdAt: momentBefore(today, random) };
  }).filter(({ text }) => text !== '');
  // A separate sequence, so that texts and dates do not depend on it.
  const others = randomOf(seed, 'readers', product.id);
  return rows.map((row) => {
    const days = (today.getTime() - row.createdAt.getTime()) / DAY;
    const reply = replyOf(row, used, others);
    const pictures = picturesOf(uniqueCodeOf(product.sectionId), others);
    const repliedAt = reply === '' ? null : new Date(row.createdAt.getTime() + Math.min(days, 1 + others.next()) * DAY);
    return { ...row, pictures, reply, repliedAt, ...votesOf({ ...row, pictures }, days, others) };
  });
}

/** Mostly fives. A product of poor quality (0 to 1) gets fewer. */
function scoreOf(quality: number, random: Random): number {
  const luck = random.next() * (1.15 - quality * 0.35);
  if (luck < 0.6) return 5;
  if (luck < 0.8) return 4;
  if (luck < 0.9) return 3;
  return luck < 0.98 ? 2 : 1;
}

/** A day within the last two years. Recent days are more frequent. */
function momentBefore(today: Date, random: Random): Date {
  const days = 1 + Math.floor(700 * random.next() ** 1.6);
  return new Date(today.getTime() - days * DAY - random.int(0, 12 * 60) * 60_000);
}
