/** Debian's library that tells a process another time. */
export const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';

/** The environment of a process whose clock follows a file, as `faketime` writes it. Timers go on: a wrong clock is not a faster machine. */
export const movedBy = (file: string) => ({
  LD_PRELOAD: FAKETIME,
  FAKETIME_TIMESTAMP_FILE: file,
  FAKETIME_NO_CACHE: '1',
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
});

const names = new Set(Object.keys(movedBy('')));

export const withoutMovedClock = (env: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !names.has(name)));
