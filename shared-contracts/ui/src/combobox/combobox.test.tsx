import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithApp } from '@zapovednik/testing';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Form, useZodForm } from '../field';
import { ComboboxField } from '.';

const all = ['Ленина', 'Лесная', 'Малышева'].map((label) => ({ id: label, label }));

function Streets({ alert, onKey = () => {} }: { alert?: string; onKey?: (key: string) => void }) {
  const form = useZodForm(z.object({ street: z.string() }), { defaultValues: { street: '' } });
  const [text, setText] = useState('');
  const options = text === '' ? null : all.filter(({ label }) => label.startsWith(text));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for the dialog around the field
    <div onKeyDown={({ key }) => onKey(key)}>
      <Form form={form} onSubmit={() => {}}>
        <ComboboxField
          area="mf-checkout"
          name="street"
          label="Улица"
          placeholder="Улица*"
          options={options}
          nothing="Ничего не найдено"
          onType={setText}
          onChoose={({ label }) => form.setValue('street', label)}
          alert={alert}
        />
      </Form>
    </div>
  );
}

/** Types, and waits for the list, which is loaded with the first focus. */
async function suggest(text: string) {
  await userEvent.type(field(), text);
  await screen.findAllByRole('option');
}

const field = () => screen.getByRole('combobox', { name: 'Улица' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

test('suggestions appear while typing; the keys move through them and take one', async () => {
  renderWithApp(<Streets />);
  await suggest('Л');
  expect(options()).toEqual(['Ленина', 'Лесная']);
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Лесная');
  expect(field()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  expect(field()).toHaveValue('Лесная');
  expect(options()).toEqual([]);
  expect(field()).toHaveFocus();
});

test('the list that loads while somebody types joins the same input: text, caret and focus are kept', async () => {
  renderWithApp(<Streets />);
  const before = screen.getByRole<HTMLInputElement>('combobox', { name: 'Улица' });
  const user = userEvent.setup();
  await user.type(before, 'Лья', { initialSelectionStart: 0 });
  await user.keyboard('{ArrowLeft}{Backspace}');
  expect(before.selectionStart).toBe(1);
  await user.type(before, 'е', { initialSelectionStart: 1, initialSelectionEnd: 2 });
  await screen.findByRole('option', { name: 'Лесная' });
  expect(field()).toBe(before);
  expect(before).toHaveValue('Ле');
  expect(before.selectionStart).toBe(2);
  expect(before).toHaveFocus();
});

test('a press takes a suggestion, and the focus stays in the field', async () => {
  renderWithApp(<Streets />);
  await suggest('Мал');
  await userEvent.click(screen.getByRole('option', { name: 'Малышева' }));
  expect(field()).toHaveValue('Малышева');
  expect(field()).toHaveFocus();
});

test('Escape closes the list only, the dialog around gets the next one; the text stays', async () => {
  const onKey = jest.fn();
  renderWithApp(<Streets onKey={onKey} />);
  await suggest('Л');
  onKey.mockClear();
  await userEvent.keyboard('{Escape}');
  expect(options()).toEqual([]);
  expect(onKey).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onKey).toHaveBeenCalledWith('Escape');
  expect(field()).toHaveValue('Л');
});

test('nothing found, and an alert at the field, are said', async () => {
  const { unmount } = renderWithApp(<Streets />);
  await userEvent.type(field(), 'Ю');
  expect(await screen.findByRole('status')).toHaveTextContent('Ничего не найдено');
  await userEvent.tab();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  unmount();
  renderWithApp(<Streets alert="Сначала укажите улицу" />);
  expect(screen.getByRole('alert')).toHaveTextContent('Сначала укажите улицу');
  expect(field()).toHaveAccessibleDescription('Сначала укажите улицу');
});
