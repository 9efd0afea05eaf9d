import { faceOf, isMan } from './face';

const people = Array.from({ length: 60 }, (_, i) => i + 1);

/** What a visitor tells people apart by. */
const traits = (seed: number) => {
  const { hair, hairColour, beard, glasses, age, outfit, mouth } = faceOf(seed);
  return { hair, hairColour, beard, glasses, age, outfit, mouth };
};

test('a person has the same face every time', () => {
  expect(people.map(faceOf)).toEqual(people.map(faceOf));
});

test('colleagues, who have neighbouring numbers, differ in two traits at least', () => {
  for (const seed of people)
    for (const other of [seed + 1, seed + 2, seed + 3]) {
      if (isMan(seed) !== isMan(other)) continue;
      const [one, two] = [Object.values(traits(seed)), Object.values(traits(other))];
      const different = one.filter((trait, at) => trait !== two[at]).length;
      expect({ seed, other, different: different >= 2 }).toEqual({ seed, other, different: true });
    }
});
