const id = () => crypto.randomUUID().replaceAll('-', '');

let trace = id();
addEventListener(
  'click',
  () => {
    trace = id();
  },
  true,
);

/**
 * The header by which the servers join all calls of one press (W3C Trace Context). Its id is new at each press, and says nothing about the
 * visitor. The servers decide whether a trace is kept, so it says that the browser keeps nothing.
 */
export const pressTrace = () => ({ traceparent: `00-${trace}-${trace.slice(16)}-00` });
