import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@zapovednik/platform/client';
import { phone } from '@zapovednik/rules/input';
import { Button } from '@zapovednik/ui';
import * as z from 'zod/mini';
import { Checkbox, Form, FormFailure, PhoneField, RadioCards, Select, TextArea, TextField, useZodForm } from '.';

const schema = z.object({
  name: z.string().check(z.minLength(1, 'Напишите, как к вам обращаться')),
  phone: z.string().check(z.regex(/^7\d{10}$/, 'Проверьте номер телефона')),
  elevator: z.string().check(z.minLength(1, 'Укажите наличие лифта')),
  way: z.string().check(z.minLength(1, 'Выберите способ')),
  comment: z.string(),
  agree: z.literal(true, 'Без согласия не получится'),
});

const empty = { name: '', phone: '', elevator: '', way: '', comment: '' };

type Send = (values: z.output<typeof schema>) => Promise<void>;

function Order({ send = async () => {}, phone = '' }: { send?: Send; phone?: string }) {
  const form = useZodForm(schema, { defaultValues: { ...empty, phone } });
  return (
    <Form form={form} onSubmit={send} label="Заказ">
      <TextField name="name" label="Имя" hint="Как в паспорте" autoComplete="name" />
      <PhoneField name="phone" label="Телефон" />
      <Select name="elevator" label="Лифт" placeholder="Выберите" options={[{ value: 'yes', label: 'Есть' }]} />
      <RadioCards
        name="way"
        label="Способ получения"
        choices={[{ value: 'courier', title: 'Курьером', detail: 'Завтра' }]}
      />
      <TextArea name="comment" label="Комментарий" />
      <Checkbox name="agree">Согласен</Checkbox>
      <Button type="submit" busy={form.formState.isSubmitting}>
        Оформить
      </Button>
      <Button onClick={() => form.reset({ ...empty, phone: '79998887766' })}>Мой телефон</Button>
    </Form>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Оформить' }));

async function fill() {
  await userEvent.type(field('Имя'), 'Анна');
  await userEvent.type(field('Телефон'), '9123456789');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Лифт' }), 'Есть');
  await userEvent.click(screen.getByRole('radio', { name: /Курьером/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Согласен' }));
}

test('the form submits the output of its schema', async () => {
  const send = jest.fn(async () => {});
  render(<Order send={send} />);
  await fill();
  await submit();
  await waitFor(() =>
    expect(send).toHaveBeenCalledWith({
      name: 'Анна',
      phone: '79123456789',
      elevator: 'yes',
      way: 'courier',
      comment: '',
      agree: true,
    }),
  );
});

test('errors are shown at their fields, the first one gets the focus, and a list links to each', async () => {
  render(<Order />);
  await submit();
  const name = field('Имя');
  await waitFor(() => expect(name).toHaveFocus());
  expect(name).toBeInvalid();
  expect(name).toHaveAccessibleDescription('Напишите, как к вам обращаться Как в паспорте');
  expect(screen.getByRole('alert')).toHaveTextContent('Проверьте поля:');
  await userEvent.click(screen.getByRole('button', { name: 'Проверьте номер телефона' }));
  expect(field('Телефон')).toHaveFocus();
});

test('VAL-04 VAL-07 a prescribed message that says too little has a second sentence in the description of its field', async () => {
  function Address() {
    const form = useZodForm(z.object({ floor: z.string().check(z.minLength(1, 'Укажите Ваш этаж')), phone }), {
      defaultValues: { floor: '', phone: '912' },
    });
    return (
      <Form form={form} label="Адрес" onSubmit={() => {}}>
        <TextField name="floor" label="Этаж" errorHint="По нему считаем подъём" />
        <PhoneField name="phone" label="Телефон" />
        <Button type="submit">Готово</Button>
      </Form>
    );
  }
  render(<Address />);
  await userEvent.click(screen.getByRole('button', { name: 'Готово' }));
  await waitFor(() => expect(field('Этаж')).toHaveAccessibleDescription(/^Укажите Ваш этаж По нему считаем подъём/));
  expect(field('Телефон')).toHaveAccessibleDescription(/^Не удалось отформатировать телефон \d* Нужны десять цифр/);
});

test('VAL-10 a field is validated on each change', async () => {
  render(<Order />);
  await userEvent.type(field('Имя'), 'А{Backspace}');
  expect(await screen.findByText('Напишите, как к вам обращаться')).toBeVisible();
  await userEvent.type(field('Имя'), 'Анна');
  await waitFor(() => expect(screen.queryByText('Напишите, как к вам обращаться')).not.toBeInTheDocument());
});

const failing = (error: Error) => async () => {
  throw error;
};
const answered = (status: number, failure: { message: string; fields?: Record<string, string> }) =>
  new ApiError('sale.order.save', 'answered', status, { type: 'error', code: 'test', ...failure });

test('ERR-30 a server error of a field is shown only at that field', async () => {
  const message = 'Слишком длинное';
  render(<Order send={failing(answered(400, { message, fields: { name: message, other: 'x' } }))} />);
  await fill();
  await submit();
  expect(await screen.findByText(message)).toBeVisible();
  expect(field('Имя')).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['a server error for the whole form', answered(409, { message: 'Магазин закрыт' }), 'Магазин закрыт'],
  ['an error of an unknown field', new FormFailure('Нет', { fields: { other: 'Нет такого' } }), 'Нет такого'],
  ['a failure with its own message', new FormFailure('Проверка не закончена'), 'Проверка не закончена'],
  [
    'a missing answer',
    new ApiError('sale.order.save', 'unreachable', 0, null),
    'Нет связи с магазином. Проверьте интернет и попробуйте ещё раз.',
  ],
])('%s is shown above the form', async (_, error, message) => {
  render(<Order send={failing(error)} />);
  await fill();
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

test('a form is not submitted twice at the same time', async () => {
  let done = () => {};
  const send = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        done = resolve;
      }),
  );
  render(<Order send={send} />);
  await fill();
  await submit();
  await userEvent.type(field('Имя'), '{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
  done();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Оформить' })).not.toHaveAttribute('aria-busy'));
});

test('VAL-01 VAL-03 a number can be typed or pasted in any format', async () => {
  render(<Order />);
  const phone = field('Телефон');
  await userEvent.type(phone, '89123456789');
  expect(phone).toHaveValue('+7 912 345-67-89');
  await userEvent.clear(phone);
  await userEvent.click(phone);
  await userEvent.paste('8 (912) 345 67 89');
  expect(phone).toHaveValue('+7 912 345-67-89');
  await userEvent.type(phone, '{Backspace>9/}');
  expect(phone).toHaveValue('+7 9');
});

test('an initial number is formatted, and follows the form', async () => {
  render(<Order phone="79123456789" />);
  expect(field('Телефон')).toHaveValue('+7 912 345-67-89');
  await userEvent.click(screen.getByRole('button', { name: 'Мой телефон' }));
  expect(field('Телефон')).toHaveValue('+7 999 888-77-66');
});

test('VAL-26 a rule without words of its own has those of the shop, never the validation library’s', async () => {
  const bare = z.object({ note: z.string().check(z.maxLength(3)) });
  function Note() {
    return (
      <Form form={useZodForm(bare, { defaultValues: { note: '' } })} onSubmit={() => {}} label="Заметка">
        <TextField name="note" label="Текст" />
      </Form>
    );
  }
  render(<Note />);
  await userEvent.type(field('Текст'), 'длинный');
  expect(await screen.findByText('Проверьте значение')).toBeVisible();
  expect(field('Текст')).toHaveAccessibleDescription('Проверьте значение');
});

function Spoken() {
  const form = useZodForm(z.object({ phone }), { defaultValues: { phone: '' } });
  return (
    <Form form={form} onSubmit={async () => {}} label="Звонок">
      <PhoneField name="phone" label="Телефон" />
      <Button type="submit">Оформить</Button>
    </Form>
  );
}

test.each([
  ['123', '123'],
  ['+7 123', '123'],
  ['8 812 345', '812345'],
  ['912345678', '912345678'],
  ['8 812 345 67 8', '812345678'],
])('VAL-04 ERR-30 %s is too short, and the message quotes its digits alone', async (typed, digits) => {
  render(<Spoken />);
  await userEvent.type(field('Телефон'), typed);
  await submit();
  expect((await screen.findAllByText(`Не удалось отформатировать телефон ${digits}`))[0]).toBeVisible();
  await userEvent.type(field('Телефон'), '0000000000');
  expect(field('Телефон')).toHaveDisplayValue(/^\+7 \d{3} \d{3}-\d{2}-\d{2}$/);
});
