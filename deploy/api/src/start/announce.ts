/** Tells the parent process, if there is one, that this one is ready. @param address `http://host:port` */
export function announce(address: string): void {
  process.send?.({ ready: true, port: Number(new URL(address).port) });
}
