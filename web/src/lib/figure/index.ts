/** Exports of `games/<game>/figures/index.ts`: the pictures of a rulebook by the id of the rule. */
import type { Component } from 'svelte';

export type Figures = Readonly<Record<string, Component>>;
