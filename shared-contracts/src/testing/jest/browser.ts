/** What the tests of the browser's code need beside jsdom. Testing Library unmounts after each test by itself. */
import '@testing-library/jest-dom';
import { webcrypto } from 'node:crypto';
import { configure } from '@testing-library/react';

// What a test waits for comes later on a busy machine; only a test that fails waits for all of it.
configure({ asyncUtilTimeout: 5_000 });

// Browsers have it; jsdom has not.
Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });

// A clock that a test stopped goes on after it.
afterEach(() => {
  jest.useRealTimers();
});
