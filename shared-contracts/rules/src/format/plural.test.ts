import fc from 'fast-check';
import { type PluralForms, plural } from './plural';

const goods: PluralForms = ['товар', 'товара', 'товаров'];

test.each([
  [0, 'товаров'],
  [1, 'товар'],
  [2, 'товара'],
  [4, 'товара'],
  [5, 'товаров'],
  [11, 'товаров'],
  [12, 'товаров'],
  [14, 'товаров'],
  [21, 'товар'],
  [22, 'товара'],
  [111, 'товаров'],
  [1.5, 'товара'],
  [-1, 'товар'],
])('VAL-21 %d goes with «%s»', (count, form) => {
  expect(plural(count, goods)).toBe(form);
});

test('VAL-21 the forms are those of the Intl plural rules for Russian', () => {
  const rules = new Intl.PluralRules('ru');
  const forms: Record<string, string> = { one: goods[0], few: goods[1], many: goods[2] };
  fc.assert(fc.property(fc.nat(), (count) => plural(count, goods) === forms[rules.select(count)]));
});
