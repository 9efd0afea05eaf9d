import fc from 'fast-check';
import { softHyphens } from './hyphens';

const visible = (text: string) => text.replaceAll('\u00AD', '‧');

test.each([
  ['высокопитательный', 'вы‧со‧ко‧пи‧та‧тель‧ный'],
  ['противопаразитарный ошейник', 'про‧ти‧во‧па‧ра‧зи‧тар‧ный ошейник'],
  ['Гипоаллергенность', 'Ги‧по‧ал‧лер‧ген‧ность'],
  ['Gastrointestinal', 'Gas‧tro‧in‧tes‧ti‧nal'],
])('VAL-22 a long word can be broken between its syllables: %s', (text, broken) => {
  expect(visible(softHyphens(text))).toBe(broken);
});

test('LIM-65 a word of 15 letters is not hyphenated, one of 16 is', () => {
  expect(softHyphens('а'.repeat(15))).toBe('а'.repeat(15));
  expect(softHyphens('дрессировочный')).toBe('дрессировочный');
  expect(softHyphens('антиоксидантного')).toContain('\u00AD');
});

test('VAL-22 the letters stay the same, and a second run changes nothing', () => {
  const words = fc.array(fc.string({ unit: fc.constantFrom(...'абвгеийклмноьъ -1qe'), maxLength: 40 }));
  fc.assert(
    fc.property(words, (parts) => {
      const text = parts.join(' ');
      const once = softHyphens(text);
      expect(once.replaceAll('\u00AD', '')).toBe(text);
      expect(softHyphens(once)).toBe(once);
    }),
  );
});

test('VAL-22 no line starts or ends with a single letter of a word', () => {
  const word = fc.string({ unit: fc.constantFrom(...'абвгеийклмноуьъя'), minLength: 16, maxLength: 30 });
  fc.assert(
    fc.property(word, (text) => {
      const parts = softHyphens(text).split('\u00AD');
      if (parts.length === 1) return;
      expect(parts[0]?.length).toBeGreaterThan(1);
      expect(parts.at(-1)?.length).toBeGreaterThan(1);
    }),
  );
});
