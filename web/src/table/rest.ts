// Between two things that take a while the browser may do something else: a long task is felt. Not a timer, for those are
// slow in a page that nobody looks at.
export const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
