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

// The rests between what is shown, which whoever has seen enough can cut short.
export class Rest {
  // Until what is being shown has been shown to its end.
  hurried = false;
  #end: (() => void) | undefined;

  // So many milliseconds, or until somebody is in a hurry.
  for(time: number): Promise<void> {
    if (time <= 0 || this.hurried) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      this.#end = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  hurry(): void {
    this.hurried = true;
    this.#end?.();
  }
}
