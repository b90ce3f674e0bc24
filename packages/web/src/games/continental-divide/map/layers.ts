/** What of the map is shown, by the reader's choice. */
export interface MapLayers {
  readonly terrain: boolean;
  readonly numbers: boolean;
  readonly fresh: boolean;
}
