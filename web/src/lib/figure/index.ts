/** What `games/<game>/figures/index.ts` exports: the pictures of a game's rulebook by the id of the rule. */
import type { Component } from 'svelte';

export type Figures = Readonly<Record<string, Component>>;
