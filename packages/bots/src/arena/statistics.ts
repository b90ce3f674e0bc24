/** A figure with the ends of its 95 % interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Standard deviations that 95 % of a normal distribution keep within. */
const Z = 1.959964;

/** A share with its Wilson interval, which stays honest near 0 and 1 and with few trials. */
export const shareOf = (wins: number, trials: number): Estimate => {
  if (trials === 0) return { value: 0, low: 0, high: 1 };
  const share = wins / trials;
  const scale = 1 + Z ** 2 / trials;
  const centre = (share + Z ** 2 / (2 * trials)) / scale;
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / trials + Z ** 2 / (4 * trials ** 2));
  return { value: share, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
};

export const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** A mean with its interval by the standard error. */
export const averageOf = (values: readonly number[]): Estimate => {
  const mean = meanOf(values);
  if (values.length < 2) return { value: mean, low: mean, high: mean };
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  const half = Z * Math.sqrt(variance / values.length);
  return { value: mean, low: mean - half, high: mean + half };
};

/** The value that a share `part` of all values does not exceed (nearest rank). */
export const quantile = (values: readonly number[], part: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? 0;
};

/** Numbers as people read them: three places are more than any arena can prove. */
export const rounded = (value: number, places = 3): number => Number(value.toFixed(places));

export const roundedEstimate = ({ value, low, high }: Estimate, places = 3): Estimate => ({
  value: rounded(value, places),
  low: rounded(low, places),
  high: rounded(high, places),
});
