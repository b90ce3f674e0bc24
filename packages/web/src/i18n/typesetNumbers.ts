/** Numbers with a minus sign as wide as a plus, where the browser writes a hyphen. */
export class TypesetNumbers extends Intl.NumberFormat {
  override format(value: number | bigint | Intl.StringNumericLiteral): string {
    return super.format(value).replace('-', '\u2212');
  }
}
