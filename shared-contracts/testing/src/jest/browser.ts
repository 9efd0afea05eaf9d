/** The environment of browser tests in addition to jsdom. Testing Library unmounts after each test automatically. */
import '@testing-library/jest-dom';
import { webcrypto } from 'node:crypto';
import { cleanup, configure } from '@testing-library/react';
import { quickenComputedStyle } from './computed-style';

// Tests of what a server renders have no window.
if ('window' in globalThis) quickenComputedStyle();

// Testing Library stays loaded for later files, and does this only for the first one.
beforeAll(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(cleanup);

// On a busy machine results come later. Only a failing test waits the whole time.
configure({ asyncUtilTimeout: 5_000 });

// Browsers have this, but jsdom does not.
Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });

// Each test is a separate tab: the tests of one worker must not receive each other's messages. A test of several tabs
// creates its own channel.
Reflect.deleteProperty(globalThis, 'BroadcastChannel');

// Restarts a clock that a test stopped.
afterEach(() => {
  jest.useRealTimers();
});
