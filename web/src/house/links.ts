// Links that can be sent: the club answers them with the page, and with what a messenger shows of them (docs/api.md).
// Behind the # they are as private as every address here: the key of an invitation reaches no server.
export const tableLink = (table: string, key: string): string => `${location.origin}/t/${table}#${key}`;
export const gameLink = (table: string, number: number | string): string => `${location.origin}/g/${table}/${number}`;

// Where such a link leads within the house; null if it is none.
export function roomOf(pathname: string, hash: string): string | null {
  const table = /^\/t\/([0-9a-f]{32})$/.exec(pathname)?.[1];
  const key = /^#([0-9a-f]{32})$/.exec(hash)?.[1];
  if (table) return `/#/table/${table}${key ? `?key=${key}` : ''}`;
  const [, played, number] = /^\/g\/([0-9a-f]{32})\/(\d{1,7})$/.exec(pathname) ?? [];
  return played ? `/#/replay/club/${played}/${number}` : null;
}
