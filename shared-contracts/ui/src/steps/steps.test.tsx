import { render, screen } from '@testing-library/react';
import { Steps } from '.';

test('a line of steps is a named list that says what is done, current and next', () => {
  render(
    <Steps
      label="Состояние заказа"
      steps={[
        { title: 'Принят', state: 'done' },
        { title: 'Собирается', state: 'current' },
        { title: 'Получен', state: 'next' },
      ]}
    />,
  );
  expect(screen.getByRole('list', { name: 'Состояние заказа' })).toBeVisible();
  const steps = screen.getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Принят, пройдено',
    'Собирается, сейчас',
    'Получен, впереди',
  ]);
  expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Собирается');
});
