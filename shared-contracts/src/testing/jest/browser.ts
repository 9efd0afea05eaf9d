/** What the tests of the browser's code need beside jsdom. Testing Library unmounts after each test by itself. */
import '@testing-library/jest-dom';

// A clock that a test stopped goes on after it.
afterEach(() => {
  jest.useRealTimers();
});
