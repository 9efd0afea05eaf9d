import type { Random } from '../../random/random';
import type { Recipe } from '../kinds/kind';

/** Grams per day, in steps of five. */
function grams(raw: number): string {
  return String(Math.max(5, Math.round(raw / 5) * 5));
}

function table(heading: string, rows: readonly (readonly [string, string])[]): string {
  const body = rows.map(([weight, portion]) => `<tr><td>${weight}</td><td>${portion}</td></tr>`).join('');
  return `<h3>${heading}</h3><table><thead><tr><th>Вес питомца</th><th>Граммов в день</th></tr></thead><tbody>${body}</tbody></table>`;
}

/** The kilocalories per day grow with the weight to the power of 0.75. */
function need(kilograms: number, perKilogram: number): number {
  return perKilogram * kilograms ** 0.75;
}

export interface Meal {
  animal: 'dog' | 'cat';
  isDry: boolean;
  appetite: number;
  recipe: Recipe;
}

/** The daily portion of the meal for an animal. */
export function feedingTable({ animal, isDry, appetite }: Meal): string {
  const kilocaloriesPerGram = isDry ? 3.7 : 0.9;
  const weights = animal === 'dog' ? [3, 5, 10, 20, 30] : [2, 3, 4, 5, 6];
  const perKilogram = animal === 'dog' ? 110 : 75;
  return table(
    'Суточная норма',
    weights.map((kg) => [`${kg} кг`, `${grams((need(kg, perKilogram) * appetite) / kilocaloriesPerGram)} г`]),
  );
}

function dryComposition({ recipe, animal }: Meal, random: Random): string {
  const first = random.int(24, 32);
  const extra =
    animal === 'dog'
      ? 'свекольный жом, семя льна, глюкозамин, хондроитин'
      : 'клетчатка подорожника, таурин, экстракт юкки Шидигера';
  return `${recipe.dried} (${first} %), ${recipe.fresh} (${random.int(8, 14)} %), ${recipe.side} (${random.int(12, 18)} %), животный жир, гидролизованная печень, рыбий жир, ${extra}, пивные дрожжи, витамины и минералы.`;
}

function wetComposition({ recipe, animal }: Meal, random: Random): string {
  const side = recipe.side === '' ? '' : `, ${recipe.side} (${random.int(4, 6)} %)`;
  const extra = animal === 'dog' ? 'растительное масло' : 'таурин, рыбий жир';
  return `${recipe.fresh} (${random.int(30, 55)} %), мясной бульон, субпродукты${side}, ${extra}, витамины и минералы.`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** «Состав» and «Гарантированные показатели». */
export function composition(meal: Meal, random: Random): string {
  const made = meal.isDry ? dryComposition(meal, random) : wetComposition(meal, random);
  const [protein, fat, fibre, water] = meal.isDry
    ? [random.int(26, 36), random.int(12, 19), random.int(2, 4), random.int(8, 10)]
    : [random.int(8, 12), random.int(4, 6), 1, random.int(78, 82)];
  return `<h3>Состав</h3><p>${capital(made)}</p><h3>Гарантированные показатели</h3><ul><li>белок — ${protein} %</li><li>жир — ${fat} %</li><li>клетчатка — ${fibre} %</li><li>влага — ${water} %</li></ul>`;
}
