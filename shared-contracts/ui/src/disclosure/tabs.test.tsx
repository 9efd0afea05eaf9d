import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from '.';

const items = [
  { id: 'about', title: 'Описание', content: 'Ягнёнок и рис' },
  { id: 'facts', title: 'Характеристики', content: 'Вес 3 кг' },
  { id: 'reviews', title: 'Отзывы', content: 'Собаке нравится' },
];

test('the first tab is open, and a press opens another tab', async () => {
  render(<Tabs label="О товаре" items={items} />);
  expect(screen.getByRole('tabpanel', { name: 'Описание' })).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Отзывы' }));
  expect(screen.getByRole('tabpanel', { name: 'Отзывы' })).toHaveTextContent('Собаке нравится');
  expect(screen.getByText('Ягнёнок и рис')).not.toBeVisible();
});

test('the keyboard moves through the tabs and into the panel', async () => {
  render(<Tabs label="О товаре" items={items} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Отзывы', selected: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Характеристики', selected: true })).toHaveFocus();
  await userEvent.keyboard('{End}{Home}');
  expect(screen.getByRole('tab', { name: 'Описание', selected: true })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel', { name: 'Описание' })).toHaveFocus();
});

test('the caller can control which tab is open', async () => {
  const change = jest.fn();
  render(<Tabs label="О товаре" items={items} value="facts" onChange={change} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Отзывы' }));
  expect(change).toHaveBeenCalledWith('reviews');
  expect(screen.getByRole('tabpanel', { name: 'Характеристики' })).toBeVisible();
});
