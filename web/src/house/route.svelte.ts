// Where one is in the house: the part of the address after the #, so that an invitation's key is
// never sent to a server's log, and everything works from the service worker alone.
//   #/tables, #/table/ID?key=KEY, #/rules/adel/A13, …
import { roomOf } from './links';

export interface Where {
  hash: string;
  path: string[];
  query: URLSearchParams;
}

// An address that somebody has typed may hold anything.
function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function read(): Where {
  const { hash } = location;
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  return { hash, path: path.split('/').filter(Boolean).map(plain), query: new URLSearchParams(query) };
}

// Whoever comes by a link that was sent to them is led to its room.
const there = roomOf(location.pathname, location.hash);
if (there) history.replaceState(null, '', there);

class Route {
  where = $state.raw<Where>(read());

  constructor() {
    window.addEventListener('hashchange', () => {
      this.where = read();
    });
  }

  go(hash: string): void {
    location.hash = hash;
  }

  // The same place in other words: nothing to go back to.
  replace(hash: string): void {
    history.replaceState(null, '', hash);
    this.where = read();
  }
}

export const route = new Route();
