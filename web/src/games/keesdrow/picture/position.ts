/** A made-up position of Keesdrow, used only for pictures of the table. */
export const LETTERS = [
  'EEQGTNSWTBIA',
  'CMAROTOINWWA',
  'AOTREYTDDONK',
  'HEABLEECRLIK',
  'GOREOTSOTDOE',
  'GJDHUREESWJH',
  'LFXTTETDETCQ',
  'LHNILTOIVEKH',
  'DQULVEARUPDH',
  'AZTLORHPFOPZ',
  'DBJCLLMFICPE',
  'AINSAEAEAWRE',
] as const;

/** Pegs on the same cells: 0 to 3. */
export const PEGS = [
  '000000010000',
  '013000022010',
  '000200001111',
  '000120000210',
  '011201102000',
  '011000002000',
  '010010002000',
  '000210001000',
  '011031220000',
  '000010100310',
  '000110000121',
  '000000000010',
] as const;

/** The thread of RESTORED, as rows and columns. */
export const THREAD = [
  [5, 5],
  [5, 6],
  [4, 6],
  [4, 5],
  [4, 4],
  [5, 5],
  [5, 6],
  [6, 7],
] as const;
