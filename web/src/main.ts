import { mount } from 'svelte';
import App from './App.svelte';
import './house/fonts.css';
import './house/house.css';
import { dress } from './house/dress';
import { settings } from './house/settings.svelte';
import { firstLanguage, words } from './words/words.svelte';

dress();
await words.speak(settings.language ?? firstLanguage());
const house = document.getElementById('house');
if (house) mount(App, { target: house });

// Once the page stands and has nothing to do: the worker that plays at home, and the one that keeps the page
// for a day without a network.
const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 300));
idle(async () => {
  const { warmUp } = await import('./line/home');
  warmUp();
  if ('serviceWorker' in navigator && import.meta.env.PROD) await navigator.serviceWorker.register('/sw.js');
});
