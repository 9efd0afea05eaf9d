import { partsOf } from './product-name';

test.each([
  [
    'Сухой корм «Бим и Компания» для щенков, индейка с картофелем, 2,5 кг',
    'Сухой корм «Бим и Компания» для щенков',
    'индейка с картофелем, 2,5 кг',
  ],
  ['Лоток «Тихо, мыши», бежевый, 36 × 26 см', 'Лоток «Тихо, мыши»', 'бежевый, 36 × 26 см'],
  ['Миска 2,5 л', 'Миска 2,5 л', ''],
])('CAT-37 «%s»: what it is, and what tells it from its variants', (name, kind, details) => {
  expect(partsOf(name)).toEqual({ kind, details });
});
