// The post that reaches a page: every message of its worker and every frame of its lines, in order. What is not in it the
// page cannot know.
import type { Page } from 'playwright-core';

interface Opened {
  post: string[];
}

// Before the page is opened.
export async function openPost(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const post: string[] = [];
    Object.assign(window, { post });
    const take = (event: MessageEvent) => post.push(typeof event.data === 'string' ? event.data : JSON.stringify(event.data));
    window.Worker = class extends window.Worker {
      constructor(...what: ConstructorParameters<typeof Worker>) {
        super(...what);
        this.addEventListener('message', take);
      }
    };
    window.WebSocket = class extends window.WebSocket {
      constructor(...what: ConstructorParameters<typeof WebSocket>) {
        super(...what);
        this.addEventListener('message', take);
      }
    };
  });
}

export const postOf = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as Opened).post);

// What a drawer of this device holds, as text.
export const drawerOf = (page: Page, drawer: string): Promise<string> =>
  page.evaluate(
    (name) =>
      new Promise<string>((resolve, reject) => {
        const open = indexedDB.open('noblesse');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const all = open.result.transaction(name).objectStore(name).getAll();
          all.onerror = () => reject(all.error);
          all.onsuccess = () => {
            open.result.close();
            resolve(JSON.stringify(all.result));
          };
        };
      }),
    drawer,
  );
