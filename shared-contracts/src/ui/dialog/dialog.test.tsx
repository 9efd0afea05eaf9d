import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from 'shared-contracts/ui';
import { Drawer } from '../drawer';
import { Dialog } from '.';

function Address({ Panel = Dialog }: { Panel?: typeof Dialog | typeof Drawer }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Удалить</Button>
      <Panel open={open} onClose={() => setOpen(false)} title="Удалить адрес?" footer={<Button>Да</Button>}>
        Он пропадёт из списка.
      </Panel>
    </>
  );
}

describe.each([
  ['a dialog', Dialog],
  ['a drawer', Drawer],
])('%s', (_name, Panel) => {
  test('has its title as name, takes the focus, and returns it when closed', async () => {
    render(<Address Panel={Panel} />);
    const opener = screen.getByRole('button', { name: 'Удалить' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Удалить адрес?' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  });

  test('keeps the keyboard focus inside and closes on Escape', async () => {
    render(<Address Panel={Panel} />);
    await userEvent.click(screen.getByRole('button', { name: 'Удалить' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    for (let presses = 0; presses < 4; presses += 1) {
      await userEvent.tab();
      await waitFor(() => expect(dialog.querySelector('button:focus')).not.toBeNull());
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
