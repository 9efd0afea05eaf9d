import { deliveryServices } from './delivery';

test('ORD-01 the delivery services of a new shop, in the order in which they are shown', () => {
  expect(deliveryServices.map(({ id, type, name, description, sort }) => [id, type, name, description, sort])).toEqual([
    [1, 'courier', 'Курьером', 'До двери, в удобный вам интервал.', 10],
    [2, 'pickup', 'Самовывоз', 'Из нашего магазина, пункта «Рядом» или постамата.', 20],
    [3, 'fast_delivery', 'Быстрая доставка', 'За два часа из ближайшего магазина.', 30],
    [4, 'fast_pickup', 'Быстрый самовывоз', 'Соберём за час из того, что есть в магазине.', 40],
    [5, 'charity', 'Передать приюту', 'Отвезём покупку в приют вашего города и пришлём фотографию.', 50],
  ]);
});
