import { describedIn } from './described';

test('composition and analysis are read from the parts of a description, other parts are left out', () => {
  const html = `<p>Корм для собак.</p><h3>Особенности</h3><ul><li>цвет — бурый</li></ul>
    <h3>Состав</h3><p>Лосось (26 %), рис.</p>
    <h3>Гарантированные показатели</h3><ul><li>белок — 28 %</li><li>жир: 15 %</li><li>без сахара</li></ul>`;
  expect(describedIn(html)).toEqual([
    { name: 'Состав', value: 'Лосось (26 %), рис.' },
    { name: 'Белок', value: '28 %' },
    { name: 'Жир', value: '15 %' },
  ]);
});

test('an analysis may be a table; a heading without content says nothing', () => {
  const html = '<h3>Анализ</h3><table><tr><td>зола</td><td>7 %</td></tr></table><h3>Состав</h3>';
  expect(describedIn(html)).toEqual([{ name: 'Зола', value: '7 %' }]);
  expect(describedIn('')).toEqual([]);
});
