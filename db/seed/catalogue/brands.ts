/** All of them fictional (decision 36). `mark` is what stands on the packaging. */
export const brands = {
  ndolo: { name: 'Ndolo', mark: 'Ndolo' },
  sanaga: { name: 'Sanaga Skin', mark: 'Sanaga' },
  kribi: { name: 'Kribi Soleil', mark: 'Kribi Soleil' },
  toghu: { name: 'Toghu Pro', mark: 'Toghu Pro' },
  mboa: { name: 'Mboa Curls', mark: 'Mboa' },
  grassfields: { name: 'Grassfields Gold', mark: 'Grassfields' },
  wouri: { name: 'Wouri Homme', mark: 'Wouri' },
} as const;
export type Brand = keyof typeof brands;
