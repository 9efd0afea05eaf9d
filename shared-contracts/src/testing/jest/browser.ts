/** What the tests of the browser's code need beside jsdom. Testing Library unmounts after each test by itself. */
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// What a test waits for comes later on a busy machine; only a test that fails waits for all of it.
configure({ asyncUtilTimeout: 5_000 });

// A clock that a test stopped goes on after it.
afterEach(() => {
  jest.useRealTimers();
});
