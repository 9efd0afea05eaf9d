import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '@zapovednik/ui';
import * as z from 'zod/mini';
import { Form, useZodForm } from '.';
import { StarsField } from './stars-field';

const schema = z.object({ score: z.string().check(z.minLength(1, 'Поставьте оценку')) });

function Review({ send }: { send: (values: { score: string }) => Promise<void> }) {
  const form = useZodForm(schema, { defaultValues: { score: '' } });
  return (
    <Form form={form} onSubmit={send} label="Отзыв">
      <StarsField name="score" label="Оценка" hint="Пять звёзд: всё понравилось" />
      <Button type="submit">Отправить</Button>
    </Form>
  );
}

test('PRD-57 LIM-67 a rating is one of five named stars, chosen by mouse or keys, with its hint and its error', async () => {
  const send = jest.fn(async () => {});
  render(<Review send={send} />);
  const group = screen.getByRole('radiogroup', { name: 'Оценка' });
  expect(group).toHaveAccessibleDescription(/Пять звёзд: всё понравилось/);
  expect(screen.getAllByRole('radio').map((star) => star.getAttribute('aria-label'))).toEqual([
    '1 из 5, ужасно',
    '2 из 5, плохо',
    '3 из 5, нормально',
    '4 из 5, хорошо',
    '5 из 5, отлично',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Отправить' }));
  expect(await screen.findByText('Поставьте оценку', { selector: 'fieldset *' })).toBeVisible();
  expect(group).toBeInvalid();

  await userEvent.click(screen.getByRole('radio', { name: '3 из 5, нормально' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByText('хорошо')).toBeVisible();
  const full = screen.getAllByRole('radio').map((star) => star.closest('label')?.hasAttribute('data-full'));
  expect(full).toEqual([true, true, true, true, false]);
  await userEvent.click(screen.getByRole('button', { name: 'Отправить' }));
  await waitFor(() => expect(send).toHaveBeenCalledWith({ score: '4' }));
});
