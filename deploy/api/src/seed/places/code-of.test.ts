import { codeOf } from './code-of';

test.each([
  ['Сухой корм «Лесной пёс», 1,5 кг', 'sukhoy_korm_lesnoy_pes_1_5_kg'],
  ['Щётка Nordtail', 'shchetka_nordtail'],
  ['«Мурлыка»', 'murlyka'],
])('%s has the code %s', (name, code) => {
  expect(codeOf(name)).toBe(code);
});
