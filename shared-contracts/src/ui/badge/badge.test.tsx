import { render, screen } from '@testing-library/react';
import { Badge, type BadgeProps } from './badge';

test.each<[BadgeProps['theme'], string]>([
  ['green', 'Новинка'],
  ['red', 'По рецепту'],
  ['fillRed', '−15%'],
  ['brandOrange', 'Уценка'],
])('PRD-21 a badge in the theme %s', (theme, word) => {
  render(<Badge theme={theme}>{word}</Badge>);
  expect(screen.getByText(word)).toHaveClass(theme);
});
