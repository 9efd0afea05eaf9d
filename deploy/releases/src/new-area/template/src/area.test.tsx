import { screen } from '@testing-library/react';
import { renderArea, renderWithApp } from '@zapovednik/testing';
import area from './area';
import { Component as Teaser } from './widgets/example-teaser';

test('the page has its heading and its title', async () => {
  await renderArea(area, '/example/');
  expect(screen.getByRole('heading', { level: 1, name: 'Новый раздел' })).toBeVisible();
  expect(document.title).toBe('Новый раздел — Заповедник');
});

test('the teaser links to the page', () => {
  renderWithApp(<Teaser title="Новое в магазине" />);
  expect(screen.getByRole('link', { name: 'Новое в магазине' })).toHaveAttribute('href', '/example/');
});
