import { render, screen } from '@testing-library/react';
import { Popover } from '.';

test('a button opens a named panel next to it', () => {
  render(
    <Popover
      label="Поделиться"
      trigger={(invoker) => (
        <button type="button" {...invoker}>
          Поделиться
        </button>
      )}
    >
      Ссылка
    </Popover>,
  );
  const panel = screen.getByRole('dialog', { name: 'Поделиться' });
  expect(panel).toHaveAttribute('popover', 'auto');
  expect(screen.getByRole('button')).toHaveAttribute('popovertarget', panel.id);
});
