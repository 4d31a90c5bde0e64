import { configure } from '@testing-library/svelte';
import { afterAll } from 'vitest';

// A machine may do much else at once, and what is found appears as soon as it has loaded.
configure({ asyncUtilTimeout: 30_000 });

// A test file that ends while layers go back over their steps leaves no timer for that behind.
afterAll(() => {
  if (typeof window === 'undefined') return;
  history.replaceState(null, '');
  window.dispatchEvent(new Event('popstate'));
});
