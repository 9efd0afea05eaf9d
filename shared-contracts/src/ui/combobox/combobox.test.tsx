import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

const field = () => screen.getByRole('combobox', { name: 'Улица' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

test('suggestions appear while typing; the keys move through them and take one', async () => {
  render(<Streets />);
  await userEvent.type(field(), 'Л');
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

test('a press takes a suggestion, and the focus stays in the field', async () => {
  render(<Streets />);
  await userEvent.type(field(), 'Мал');
  await userEvent.click(screen.getByRole('option', { name: 'Малышева' }));
  expect(field()).toHaveValue('Малышева');
  expect(field()).toHaveFocus();
});

test('Escape closes the list only, the dialog around gets the next one; the text stays', async () => {
  const onKey = jest.fn();
  render(<Streets onKey={onKey} />);
  await userEvent.type(field(), 'Л');
  onKey.mockClear();
  await userEvent.keyboard('{Escape}');
  expect(options()).toEqual([]);
  expect(onKey).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onKey).toHaveBeenCalledWith('Escape');
  expect(field()).toHaveValue('Л');
});

test('nothing found, and an alert at the field, are said', async () => {
  const { rerender } = render(<Streets />);
  await userEvent.type(field(), 'Ю');
  expect(screen.getByRole('status')).toHaveTextContent('Ничего не найдено');
  await userEvent.tab();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<Streets alert="Сначала укажите улицу" />);
  expect(screen.getByRole('alert')).toHaveTextContent('Сначала укажите улицу');
  expect(field()).toHaveAccessibleDescription('Сначала укажите улицу');
});
