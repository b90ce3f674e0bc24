/** The options of Silverton, fetched together with its rules. */
export const silvertonOptions = () => import('./SilvertonOptions.svelte');
