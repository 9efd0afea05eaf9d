import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CollapsibleStep } from '.';

function Order() {
  const [open, setOpen] = useState<1 | 2>(1);
  const [name, setName] = useState('');
  return (
    <>
      <CollapsibleStep
        number={1}
        title="Получатель"
        heading="h2"
        open={open === 1}
        summary={name}
        onOpen={() => setOpen(1)}
      >
        <button
          type="button"
          onClick={() => {
            setName('Анна');
            setOpen(2);
          }}
        >
          Продолжить
        </button>
      </CollapsibleStep>
      <CollapsibleStep
        number={2}
        title="Доставка"
        heading="h2"
        open={open === 2}
        summary={null}
        onOpen={name ? () => setOpen(2) : undefined}
      >
        Курьером
      </CollapsibleStep>
    </>
  );
}

test('a step closes to its summary, the next one opens and its heading has the focus', async () => {
  render(<Order />);
  expect(screen.queryByText('Курьером')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Доставка/ })).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Продолжить' }));
  expect(screen.getByText('Анна')).toBeVisible();
  expect(screen.getByText('Курьером')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Доставка' })).toHaveFocus();
});

test('a completed step opens again, and the one that is left can be filled in', async () => {
  render(<Order />);
  await userEvent.click(screen.getByRole('button', { name: 'Продолжить' }));
  await userEvent.click(screen.getByRole('button', { name: 'Изменить: Получатель' }));
  expect(screen.getByRole('heading', { name: 'Получатель' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Заполнить: Доставка' }));
  expect(screen.getByText('Курьером')).toBeVisible();
});
