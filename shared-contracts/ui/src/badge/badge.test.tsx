import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { Badge, type BadgeProps } from './badge';

test.each<[BadgeProps['theme'], string]>([
  ['green', 'Новинка'],
  ['red', 'По рецепту'],
  ['fillRed', '−15%'],
  ['brandOrange', 'Уценка'],
])('PRD-21 a badge in the theme %s', (theme, word) => {
  render(<Badge theme={theme}>{word}</Badge>);
  expect(screen.getByText(word)).toHaveClass('badge', theme);
});

test('PRD-21 the themes look different', () => {
  const sheet = readFileSync(join(__dirname, 'badge.module.css'), 'utf8');
  const themes = [
    ...sheet.matchAll(/\.(\w+) \{\s+background: var\(--color-(.+)\);\s+color: var\(--color-(.+)\);\s+\}/g),
  ];
  expect(themes.map(([, theme, background, color]) => [theme, background, color])).toEqual([
    ['green', 'leaf', 'forest'],
    ['red', 'blush', 'danger'],
    ['fillRed', 'red', 'on-red'],
    ['brandOrange', 'orange', 'on-orange'],
  ]);
});
