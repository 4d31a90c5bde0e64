/** The only polite live region: announces what happened to people who can't see it. */
interface Said {
  key: number;
  sentence: string;
}

const region = $state<{ said: Said }>({ said: { key: 0, sentence: '' } });

/** Announces a sentence; a repeated sentence is announced again. */
export function announce(sentence: string): void {
  region.said = { key: region.said.key + 1, sentence };
}

/** The sentence in the region now. */
export function announced(): Said {
  return region.said;
}
