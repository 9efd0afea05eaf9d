/** The environment of browser tests in addition to jsdom. Testing Library unmounts after each test by itself. */
import '@testing-library/jest-dom';
import { webcrypto } from 'node:crypto';
import { configure } from '@testing-library/react';

// On a busy machine results come later. Only a failing test waits the full time.
configure({ asyncUtilTimeout: 5_000 });

// Browsers have it; jsdom does not.
Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });

// Each test is a tab alone: the tests of one worker must not hear each other. A test of several tabs brings its own channel.
Reflect.deleteProperty(globalThis, 'BroadcastChannel');

// Restarts a clock that a test stopped.
afterEach(() => {
  jest.useRealTimers();
});
