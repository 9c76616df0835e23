// Somebody between the browser and the club, as a proxy is: he passes everything on, until he is told to do otherwise.
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

// What becomes of a request for that path; null: it is passed on.
type Whim = (path: string) => null | 404 | 502 | 'never answers';

const fresh = 'new-';

export class Porter {
  whim: Whim = () => null;
  #server: Server;
  #scripts: string[] = []; // of the old page, once there is a new one

  private constructor(readonly club: string) {
    this.#server = createServer((asked, answer) => this.#serve(asked, answer));
  }

  static async stand(club: string): Promise<Porter> {
    const porter = new Porter(club);
    await new Promise<void>((ready) => porter.#server.listen(0, '127.0.0.1', ready));
    return porter;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): Promise<unknown> {
    this.#server.closeAllConnections();
    return new Promise((done) => this.#server.close(done));
  }

  // From now on the club seems to have another version of the page: all its scripts have other names, and those of before
  // are gone.
  async renew(): Promise<void> {
    const worker = await (await fetch(`${this.club}/sw.js`)).text();
    this.#scripts = [...worker.matchAll(/\/assets\/([\w.-]+\.js)"/g)].map((found) => found[1] ?? '');
  }

  #serve(asked: IncomingMessage, answer: ServerResponse): void {
    const { pathname: path, search } = new URL(asked.url ?? '/', this.url);
    const old = this.#scripts.some((name) => path === `/assets/${name}`);
    const whim = old ? 404 : this.whim(path);
    if (whim === 'never answers') return;
    if (whim) return void answer.writeHead(whim).end();
    const rewrite = this.#scripts.length > 0 && (path === '/' || path.endsWith('.js'));
    const headers: IncomingHttpHeaders = { ...asked.headers, host: new URL(this.club).host };
    if (rewrite) for (const name of ['accept-encoding', 'if-none-match']) delete headers[name];
    const there = new URL(path.replace(`/assets/${fresh}`, '/assets/') + search, this.club);
    const passed = request(there, { method: asked.method, headers }, (said) => {
      if (!rewrite) {
        answer.writeHead(said.statusCode ?? 502, said.headers);
        return said.pipe(answer);
      }
      let text = '';
      said.setEncoding('utf8').on('data', (part) => (text += part)).on('end', () => {
        const { 'content-length': _, etag: __, ...rest } = said.headers;
        answer.writeHead(said.statusCode ?? 502, rest).end(this.#renewed(text));
      });
    });
    passed.on('error', () => answer.writeHead(502).end());
    asked.pipe(passed);
  }

  #renewed(text: string): string {
    for (const name of this.#scripts) text = text.replaceAll(name, fresh + name);
    return text.replace(/"version":"\w+"/, '"version":"next"');
  }
}
