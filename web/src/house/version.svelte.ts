// The service worker that keeps the page, and the next version that may wait behind it.
// By this a version is known: whatever changes, the script that the page begins with has another name.
const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src;
const patience = 4_000; // milliseconds
const often = 30 * 60_000; // a page that is open for days asks now and then whether there is a new one

const isOurs = (worker: ServiceWorker): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    setTimeout(() => resolve(false), patience);
    worker.postMessage({ kind: 'is it yours?', script }, [port2]);
  });

class Version {
  newer = $state.raw<ServiceWorker | null>(null);

  async watch(): Promise<void> {
    const service = navigator.serviceWorker;
    service.addEventListener('message', ({ data, ports }) => {
      if (data?.kind === 'which script?') ports[0]?.postMessage(script);
    });
    const registration = await service.register('/sw.js');
    const look = (): void => {
      if (registration.waiting) void this.#weigh(registration.waiting);
    };
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
    look();
    let asked = Date.now();
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'visible' || Date.now() - asked < often) return;
      asked = Date.now();
      registration.update().catch(() => undefined); // no network: another time
    });
    (await service.ready).active?.postMessage({ kind: 'tidy up' });
  }

  // Whoever was reloaded has the new page already, and nothing is left to ask for.
  async #weigh(waiting: ServiceWorker): Promise<void> {
    if (await isOurs(waiting)) waiting.postMessage({ kind: 'take over' });
    else this.newer = waiting;
  }

  take(): void {
    const { newer } = this;
    if (newer?.state !== 'installed') return location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    newer.postMessage({ kind: 'take over' });
  }
}

export const version = new Version();
