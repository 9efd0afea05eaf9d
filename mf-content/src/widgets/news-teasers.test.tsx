import { screen } from '@testing-library/react';
import { renderWithApp } from 'shared-contracts/testing';
import { Component } from './news-teasers';

test('as many guides as asked for are offered, each a link to its page', () => {
  renderWithApp(<Component count={2} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/kitten/', '/puppy/']);
});
