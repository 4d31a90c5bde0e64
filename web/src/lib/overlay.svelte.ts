/** What lies over every page, whichever page that is; its code loads only when it's needed. */
import type { Component } from 'svelte';

let current = $state.raw<Component | null>(null);

/** The component over the page, or null. */
export const overlay = (): Component | null => current;

/** Lays a component over every page from now on; null takes it away. */
export function lay(component: Component | null): void {
  current = component;
}
