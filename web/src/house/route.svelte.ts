// Where one is in the house: the part of the address after the #, so that an invitation's key is
// never sent to a server's log, and everything works from the service worker alone.
//   #/tables, #/table/ID?key=KEY, #/rules/adel/A13, …
export interface Where {
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
  const [path = '', query = ''] = location.hash.replace(/^#\/?/, '').split('?');
  return { path: path.split('/').filter(Boolean).map(plain), query: new URLSearchParams(query) };
}

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
