const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A small number in words, as in running text: "four"; from eleven on in figures. */
export function inWords(count: number): string {
  return SMALL[count] ?? String(count);
}

/** With a capital in front, to begin a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Names as a list in a sentence: "Ida", "Ida and Noor", "Ida, Noor and Wren". */
export function listed(names: readonly string[]): string {
  const last = names.at(-1);
  if (last === undefined) return '';
  return names.length === 1 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
