/** The one polite live region: what happened, told in sentences to those who cannot see it. */
interface Said {
  key: number;
  sentence: string;
}

const region = $state<{ said: Said }>({ said: { key: 0, sentence: '' } });

/** Says a sentence; the same sentence again is said again. */
export function announce(sentence: string): void {
  region.said = { key: region.said.key + 1, sentence };
}

/** The sentence that stands in the region now. */
export function announced(): Said {
  return region.said;
}
