/** What owners call the detail that names a product's brand. */
export const brandLabels: readonly string[] = ['Brand', 'Marque'];
