import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from '.';

test('pressing a question opens its answer', async () => {
  render(<Accordion items={[{ id: 'return', title: 'Можно ли вернуть товар?', content: 'Да, 14 дней' }]} />);
  expect(screen.getByText('Да, 14 дней')).not.toBeVisible();
  await userEvent.click(screen.getByText('Можно ли вернуть товар?'));
  expect(screen.getByText('Да, 14 дней')).toBeVisible();
});

test('an answer can be open from the start, and a link can lead to it', () => {
  render(
    <Accordion items={[{ id: 'return', title: 'Можно ли вернуть товар?', content: 'Да, 14 дней', open: true }]} />,
  );
  expect(screen.getByText('Да, 14 дней')).toBeVisible();
  expect(document.getElementById('return')).toHaveTextContent('Можно ли вернуть товар?');
});
