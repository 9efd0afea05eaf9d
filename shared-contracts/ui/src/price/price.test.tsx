import { render } from '@testing-library/react';
import { Price } from './price';

const text = (element: React.ReactElement) => render(element).container.textContent;

test('PRD-26 a price has the rouble sign and no old price next to it', () => {
  expect(text(<Price price={1230} />)).toBe('1\u202f230\u00a0₽');
});

test('PRD-50 PRD-51 a discount shows the old price struck through, and the percentage', () => {
  const { container } = render(<Price price={850} oldPrice={1000} />);
  expect(container.querySelector('s')).toHaveTextContent('Прежняя цена 1 000 ₽');
  expect(container).toHaveTextContent('Цена со скидкой 850 ₽');
  expect(container).toHaveTextContent('−15%');
});

test('LIM-64 a discount of less than two per cent is not shown', () => {
  expect(text(<Price price={990} oldPrice={1000} />)).toBe('990\u00a0₽');
});

test('the percentage can be hidden', () => {
  expect(text(<Price price={850} oldPrice={1000} percent={false} />)).not.toContain('%');
});
