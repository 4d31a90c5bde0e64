/** The two players at the table, as they are drawn. */

export function skinOf(seat: number): string {
  return seat === 0 ? '#B98259' : '#E7B98E';
}
