import { screen } from '@testing-library/react';
import { renderWithApp } from 'shared-contracts/testing';
import { Component } from './news-teasers';

test('the requested number of guides is shown, each a link to its page', () => {
  renderWithApp(<Component count={2} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/kitten/', '/puppy/']);
});
