import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '@zapovednik/ui';
import { useRef, useState } from 'react';
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

function Deletable() {
  const [open, setOpen] = useState(false);
  const [addresses, setAddresses] = useState(['Ленина, 1']);
  const add = useRef<HTMLButtonElement>(null);
  return (
    <>
      <a href="/">На главную</a>
      {addresses.map((address) => (
        <Button key={address} onClick={() => setOpen(true)}>
          Удалить: {address}
        </Button>
      ))}
      <Button ref={add}>Добавить</Button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} title="Удалить адрес?" fallbackFocus={add}>
          <Button onClick={() => setAddresses([])}>Да</Button>
        </Dialog>
      )}
    </>
  );
}

test('a dialog whose opener is gone gives the focus to the named element, otherwise to the opener', async () => {
  render(<Deletable />);
  screen.getByRole('link', { name: 'На главную' }).focus();
  const opener = screen.getByRole('button', { name: 'Удалить: Ленина, 1' });
  await userEvent.click(opener);
  await userEvent.click(await screen.findByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(opener).toHaveFocus());

  await userEvent.click(opener);
  await userEvent.click(await screen.findByRole('button', { name: 'Да' }));
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Добавить' })).toHaveFocus());
});
