/** The labels under which owners enter a product's brand. */
export const brandLabels: readonly string[] = ['Brand', 'Marque'];
