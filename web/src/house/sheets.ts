// Sheets that lie over a room: the way back takes the uppermost away instead of leaving the room.
interface Sheet {
  close: () => void;
}

const sheets: Sheet[] = [];
let expected = 0; // steps back that were taken here

function back(): void {
  if (expected > 0) --expected;
  else sheets.pop()?.close();
}

// Lays one down; what is returned takes it away again.
export function laySheet(close: () => void): () => void {
  const sheet = { close };
  if (sheets.push(sheet) === 1) window.addEventListener('popstate', back);
  history.pushState({ sheet: true }, '');
  return () => {
    const at = sheets.indexOf(sheet);
    if (at < 0) return;
    sheets.splice(at, 1);
    // Whoever has gone elsewhere meanwhile stays there.
    if (!history.state?.sheet) return;
    ++expected;
    history.back();
  };
}
