// What the things of the game are called, in the language that is spoken.
import type { AdelEdition } from '../table/editions';
import { t, words } from '../words/words.svelte';
import { letterOf, yearOf } from './ids';

// Only the house's own editions are translated and drawn card by card; any other speaks for itself.
export const ours = (edition: AdelEdition): boolean => edition.edition === 'classic' || edition.edition === 'grand';

export function objectName(edition: AdelEdition, id: string): string {
  const key = `object-${id}`;
  if (ours(edition) && words.has(key)) return t(key);
  return edition.cards.find((card) => card.id === id)?.name ?? id;
}

export function seriesName(edition: AdelEdition, letter: string): string {
  const key = `series-${letter}`;
  if (ours(edition) && words.has(key)) return t(key);
  return edition.series.find((series) => series.letter === letter)?.name ?? letter;
}

// Everything that the card shows: "Carnival mask of a Venetian doge, masks, C 1468".
export const objectTitle = (edition: AdelEdition, id: string): string =>
  t('adel-object', {
    name: objectName(edition, id),
    series: seriesName(edition, letterOf(id)),
    letter: letterOf(id),
    year: String(yearOf(id)),
  });

export function castleName(edition: AdelEdition, castle: number): string {
  if (castle === 0 && ours(edition)) return t('castle-club');
  return edition.track[castle]?.castle ?? '';
}

export const colorName = (color: string): string => (words.has(`lord-${color}`) ? t(`lord-${color}`) : color);

// A card that is played: "check 24", "exhibit", "castle".
export function cardName(card: string): string {
  const [kind, number] = card.split(' ');
  return t(`adel-card-${kind}`, { number: Number(number ?? 0) });
}
