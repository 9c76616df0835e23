// Leaves the words for the service worker (push_events.ts), who has none of his own: in the language that was spoken
// last on this device.
import { put } from '../line/cabinet';
import { t } from '../words/words.svelte';

export async function leaveWords(): Promise<void> {
  await put('words', { id: 'now', notice: t('call-notice'), adel: t('game-adel'), mille: t('game-mille') });
}
